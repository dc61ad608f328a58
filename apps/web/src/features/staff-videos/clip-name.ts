import type { StaffClip } from '@semblante/contracts';
import { currentLanguage } from '../../lib/i18n.ts';

/** Its title in the reader's language, the other one beside it; a clip that has none yet is known by its file. */
export function clipName({ title, video }: Pick<StaffClip, 'title' | 'video'>): { main: string; other: string } {
  const language = currentLanguage();
  const main = title[language].trim();
  const other = title[language === 'en' ? 'pt_BR' : 'en'].trim();
  if (main !== '') return { main, other };
  return other === '' ? { main: video.file_name, other: '' } : { main: other, other: '' };
}
