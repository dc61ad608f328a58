export type PhoneAdvice = 'iphone' | 'android' | 'other';

/** Whose camera setting the advice is about. An iPad that calls itself a Mac is told apart by its fingers. */
export function adviceFor({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): PhoneAdvice {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'iphone';
  return /Android/.test(userAgent) ? 'android' : 'other';
}
