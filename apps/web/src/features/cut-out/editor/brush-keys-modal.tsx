import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/overlay/modal.tsx';

const keys = ['arrows', 'shift_arrows', 'space', 'brackets', 'b', 'e', 'undo', 'redo', 'zoom'] as const;

export function BrushKeysModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} title={t('images.keys.title')} text={t('images.keys.text')}>
      <dl className="flex flex-col">
        {keys.map((key) => (
          <div key={key} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
            <dt>{t(`images.keys.${key}`)}</dt>
            <dd>
              <kbd className="rounded-md border border-edge bg-fill px-2 py-0.5 font-sans text-sm font-semibold whitespace-nowrap">
                {t(`images.keys.name_${key}`)}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
