import type { Face } from '@semblante/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { HeldPanel } from '../review/lazy.ts';
import { AddFaceForm } from './add-face-form.tsx';
import { PhotoHints } from './photo-hints.tsx';

// Few ever need it, and it brings the schemas along.

interface AddFaceModalProps {
  open: boolean;
  onClose: () => void;
  onAdded?: (face: Face) => void;
}

/** A photo, a declaration, and what came of it: usable, usable but could be better, or held for staff. */
export function AddFaceModal({ open, onClose, onAdded }: AddFaceModalProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<Face>();

  function take(face: Face) {
    onAdded?.(face);
    if (face.state !== 'held' && hintsOf(face).length === 0) {
      toast.success(t('faces.add.added'));
      onClose();
    } else setAdded(face);
  }
  function close() {
    onClose();
    setAdded(undefined);
  }

  if (added !== undefined) return <AddedFace face={added} open={open} onClose={close} />;
  return (
    <Modal open={open} onClose={close} title={t('faces.add.title')} text={t('faces.add.lead')}>
      <AddFaceForm onAdded={take} onCancel={close} />
    </Modal>
  );
}

function hintsOf(face: Face) {
  return face.photos[0]?.hints ?? [];
}

function AddedFace({ face, open, onClose }: { face: Face; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const isHeld = face.state === 'held';
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t(isHeld ? 'faces.add.held_title' : 'faces.add.hints_title')}
      text={t(isHeld ? 'faces.add.held_text' : 'faces.add.hints_lead')}
      actions={<Button onClick={onClose}>{t(isHeld ? 'faces.add.understood' : 'faces.add.done')}</Button>}
    >
      {isHeld ? (
        <Suspense>
          <HeldPanel review={face.review} />
        </Suspense>
      ) : (
        <PhotoHints hints={hintsOf(face)} />
      )}
    </Modal>
  );
}
