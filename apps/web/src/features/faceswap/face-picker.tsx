import { type Face, faceLimits } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { EmptySlot } from '../../ui/picture/empty-slot.tsx';
import { faceGrid, FaceTile } from '../faces/index.ts';

interface FacePickerProps {
  open: boolean;
  title: string;
  faces: readonly Face[];
  chosenId: string | undefined;
  /** Nobody has to get a face: then none can be chosen too. */
  isOptional?: boolean;
  onChoose: (faceId: string | undefined) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** One of my faces for somebody in the video, or none. */
export function FacePicker({
  open,
  title,
  faces,
  chosenId,
  isOptional = true,
  onChoose,
  onAdd,
  onClose,
}: FacePickerProps) {
  const { t } = useTranslation();
  const usable = faces.filter(({ state }) => state === 'usable');
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      {...(usable.length === 0 && { text: t('faceswap.people.no_faces') })}
      {...(isOptional &&
        chosenId !== undefined && {
          actions: (
            <Button kind="sec" onClick={() => onChoose(undefined)}>
              {t('faceswap.people.leave')}
            </Button>
          ),
        })}
    >
      <ul className={faceGrid}>
        {usable.map((face) => (
          <li key={face.id} className="min-w-0">
            <FaceTile
              face={face}
              label={t('faces.strip.use', { name: face.name })}
              chosen={face.id === chosenId}
              onPress={() => onChoose(face.id)}
            />
          </li>
        ))}
        {faces.length < faceLimits.facesMax && (
          <li className="min-w-0">
            <EmptySlot label={t('faces.strip.add')} onClick={onAdd} className="aspect-square w-full" />
          </li>
        )}
      </ul>
    </Modal>
  );
}
