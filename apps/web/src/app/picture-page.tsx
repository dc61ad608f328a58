import type { ReactNode } from 'react';

interface PicturePageProps {
  picture: ReactNode;
  tag?: ReactNode;
  title: string;
  text: string;
  /** Between the text and what to do next. */
  children?: ReactNode;
  /** What to do next, the main one first. */
  actions: ReactNode;
}

/** A page that is one message: what happened, what to do, and a drawing beside it. */
export function PicturePage({ picture, tag, title, text, children, actions }: PicturePageProps) {
  return (
    <div className="m-auto grid w-full max-w-[65rem] items-center gap-8 py-4 md:grid-cols-2 md:gap-18">
      <div className="flex flex-col items-start gap-4">
        {tag}
        <h1 className="display text-3xl">{title}</h1>
        <p className="max-w-[46ch] text-lg text-pretty text-ink-2">{text}</p>
        {children}
        <div className="flex w-full flex-col gap-2 md:flex-row md:flex-wrap md:gap-3">{actions}</div>
      </div>
      <div className="max-md:order-first max-md:mx-auto max-md:w-full max-md:max-w-70">{picture}</div>
    </div>
  );
}
