import { useEffect, useRef } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { LinkedText } from './linked-text.tsx';
import type { Answer } from './search-answers.ts';

/** The answer that an error's link leads to, before all others. */
export function AskedAnswer({ answer }: { answer: Answer }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className="border-edge">
      <h2 ref={title} tabIndex={-1} className="font-[650] outline-none">
        {answer.question}
      </h2>
      <p className="mt-1 text-pretty text-ink-2">
        <LinkedText text={answer.answer} />
      </p>
    </Card>
  );
}
