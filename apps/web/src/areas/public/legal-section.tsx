import { LinkedText } from './linked-text.tsx';

interface LegalSectionProps {
  number: number;
  anchor: string;
  title: string;
  /** Keys of the body in the order they are written; `items` among them marks where the list stands. */
  paragraphs: string[];
  items: string[];
  text: (key: string) => string;
}

export function LegalSection({ number, anchor, title, paragraphs, items, text }: LegalSectionProps) {
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="flex scroll-mt-[calc(var(--header)+1.5rem)] flex-col gap-3 print:break-inside-avoid-page"
    >
      <h2 id={`${anchor}-title`} className="display-sm text-xl">{`${number}. ${title}`}</h2>
      {paragraphs.map((key) =>
        key.endsWith('.items') ? (
          <ul key={key} className="flex list-disc flex-col gap-2 pl-5 text-ink-2 marker:text-muted">
            {items.map((item) => (
              <li key={item} className="text-pretty">
                <LinkedText text={text(item)} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={key} className="text-pretty text-ink-2">
            <LinkedText text={text(key)} />
          </p>
        ),
      )}
    </section>
  );
}
