import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Said before anybody pays, and again with the result. */
export function SmallFaces({ count }: { count: number }) {
  const { t } = useTranslation();
  return count === 0 ? null : <Notice kind="warn">{t('enhance.faces.small', { count })}</Notice>;
}
