import { Accordion } from '../../ui/layout/accordion.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { LinkedText } from './linked-text.tsx';
import type { Answer } from './search-answers.ts';

interface HelpGroupsProps {
  groups: { key: string; title: string; answers: Answer[] }[];
  /** What a search found is there to be read at once. */
  open: boolean;
}

export function HelpGroups({ groups, open }: HelpGroupsProps) {
  return groups
    .filter(({ answers }) => answers.length > 0)
    .map(({ key, title, answers }) => (
      <section key={key} aria-labelledby={key}>
        <SectionTitle id={key} title={title} />
        {open ? (
          <dl className="flex flex-col gap-5 border-t border-line pt-4">
            {answers.map((answer) => (
              <div key={answer.key}>
                <dt className="font-[650]">{answer.question}</dt>
                <dd className="mt-1 text-pretty text-ink-2">
                  <LinkedText text={answer.answer} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <Accordion
            items={answers.map(({ question, answer }) => ({ title: question, content: <LinkedText text={answer} /> }))}
          />
        )}
      </section>
    ));
}
