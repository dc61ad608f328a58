import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { ToastCard } from '../../../ui/feedback/toast.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

const toastKinds = ['success', 'error', 'warning', 'info', 'notification'] as const;
const noticeKinds = ['ok', 'warn', 'danger', 'info'] as const;

export function MessagesSection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.messages.title')}>
      <div className="flex flex-col gap-6">
        <KitRow>
          <Tag kind="ok" icon={<Check aria-hidden="true" />}>
            {t('kit.messages.ready')}
          </Tag>
          <Tag kind="fill" icon={<Clock aria-hidden="true" />}>
            {t('kit.messages.pending')}
          </Tag>
          <Tag kind="danger" icon={<X aria-hidden="true" />}>
            {t('kit.messages.failed')}
          </Tag>
          <Tag kind="warn" icon={<Eye aria-hidden="true" />}>
            {t('kit.messages.review')}
          </Tag>
          <Tag kind="outline">{t('kit.messages.free')}</Tag>
          <Tag kind="info">{t('kit.messages.test')}</Tag>
          <Tag kind="chroma">{t('kit.messages.popular')}</Tag>
          <Tag kind="ink">{t('kit.messages.trend')}</Tag>
          <Tag kind="paper">{t('kit.messages.licensed')}</Tag>
        </KitRow>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <div className="flex max-w-100 flex-col gap-3">
            {toastKinds.map((kind) => (
              <ToastCard key={kind} kind={kind} text={t(`kit.messages.toast.${kind}`)} onClose={() => undefined} />
            ))}
          </div>
          <div className="flex flex-col gap-3">
            {noticeKinds.map((kind) => (
              <Notice key={kind} kind={kind}>
                {t(`kit.messages.notice.${kind}`)}
              </Notice>
            ))}
          </div>
        </div>
      </div>
    </KitSection>
  );
}
