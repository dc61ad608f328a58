import { isLanguage, type Language, languageOfTag } from '@semblante/contracts';
import { type Translate, translatorFor } from '@semblante/i18n/translator';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's language: the account's saved one first, else what the browser asks for. */
    readonly language: Language;
    /** What the account chose, once it is known who calls. */
    savedLanguage: Language | undefined;
    t: Translate;
  }
}

/** `Accept-Language` by its own order of preference; nothing said is Brazilian Portuguese, the product's default. */
export function languageOfHeader(header: string | undefined): Language {
  if (!header) return 'pt_BR';
  const [best] = header
    .split(',')
    .map((part, place) => {
      const [tag = '', ...options] = part.trim().split(';');
      const weight = Number(options.find((option) => option.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0, place };
    })
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  if (!best || best.tag === '' || best.tag === '*') return 'pt_BR';
  return isLanguage(best.tag) ? best.tag : languageOfTag(best.tag);
}

export const requestLanguage = fp(async function requestLanguage(app) {
  // Worked out when somebody asks: most answers hold no text.
  app.decorateRequest('savedLanguage', undefined);
  app.decorateRequest('language', {
    getter() {
      return this.savedLanguage ?? languageOfHeader(this.headers['accept-language']);
    },
  });
  app.decorateRequest('t', {
    getter() {
      return translatorFor(this.language);
    },
  });
});
