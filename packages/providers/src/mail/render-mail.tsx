import type { Mail } from '@semblante/contracts';
import { translatorFor } from '@semblante/i18n/translator';
import { render } from '@react-email/render';
import { LetterPage } from './letter-page.tsx';
import type { Letter, Sender } from './letter-parts.ts';
import { writeLetter } from './letter.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  links: string[];
}

/** The mail in the language it was queued in, both parts of it. */
export async function renderMail(mail: Mail, sender: Sender): Promise<RenderedMail> {
  const letter = writeLetter(mail, translatorFor(mail.language), sender);
  return {
    subject: letter.subject,
    html: await render(<LetterPage letter={letter} language={mail.language} />),
    text: plainText(letter),
    links: letter.action ? [letter.action.url] : [],
  };
}

function plainText({ title, greeting, paragraphs, action, closing, footer }: Letter): string {
  const button = action ? [`${action.label}:\n${action.url}`] : [];
  // A line of two dashes and a space is how mail clients know where a signature begins.
  return [title, greeting, ...paragraphs, ...button, ...closing, ['-- ', ...footer].join('\n')].join('\n\n');
}
