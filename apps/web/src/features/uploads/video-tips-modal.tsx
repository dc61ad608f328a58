import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

const musts = ['format', 'size', 'length', 'resolution'] as const;
const betters = ['front', 'light', 'clear'] as const;

/** Every limit and what helps, before anything is chosen. */
export function VideoTipsModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      wide
      open={open}
      onClose={onClose}
      title={t('videos.tips.title')}
      actions={<Button onClick={onClose}>{t('videos.tips.close')}</Button>}
    >
      <div className="flex flex-col gap-5">
        <TipList title={t('videos.tips.must')} tips={musts.map((name) => t(`videos.tips.${name}`))} />
        <TipList title={t('videos.tips.better')} tips={betters.map((name) => t(`videos.tips.${name}`))} />
        <Notice kind="info">{t('videos.tips.never')}</Notice>
      </div>
    </Modal>
  );
}

function TipList({ title, tips }: { title: string; tips: string[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-[650]">{title}</h3>
      <ul className="flex flex-col gap-1.5">
        {tips.map((tip) => (
          <li key={tip} className="flex items-start gap-2.5 text-ink-2">
            <Check className="mt-1 size-4 shrink-0 stroke-[2.4] text-ok" aria-hidden="true" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
