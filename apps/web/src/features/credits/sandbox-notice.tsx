import FlaskConical from 'lucide-react/icons/flask-conical';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Nobody may take a test payment for a real one, nor the other way round. */
export function SandboxNotice({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Notice kind="warn" icon={<FlaskConical />} {...(className !== undefined && { className })}>
      <strong className="font-[650]">{t('credits.sandbox.tag')}</strong>
      {' · '}
      {t('credits.sandbox.text')}
    </Notice>
  );
}
