import type { Language } from '@semblante/contracts';

/** What a mail says, before it is drawn: the HTML part and the plain part are both made of this. */
export interface Letter {
  subject: string;
  /** The line an inbox shows beside the subject. */
  preview: string;
  title: string;
  greeting: string;
  paragraphs: string[];
  action?: LetterAction;
  closing: string[];
  brand: string;
  footer: string[];
}

export interface LetterAction {
  label: string;
  url: string;
  /** Introduces the address written out, for a client that shows no buttons. */
  spelledOut?: string;
}

/** Who sends: the same in every mail of a deployment. */
export interface Sender {
  publicUrl: string;
  supportEmail: string;
  supportAnswerDays: number;
  company: string;
}

export type Body = Omit<Letter, 'greeting' | 'brand' | 'footer'>;

export function pageUrl(sender: Sender, path: string): string {
  return sender.publicUrl.replace(/\/+$/, '') + path;
}

export const localeOf = (language: Language) => (language === 'en' ? 'en' : 'pt-BR');

/** By the clock of São Paulo, where most readers are: a mail cannot know where it is read. */
export function sayMoment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(at));
}
