import { type Face, faceLimits, UpdateFaceBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { updateFace } from './face-calls.ts';

export function RenameFace({ face }: { face: Face }) {
  const { t } = useTranslation();
  const [name, setName] = useState(face.name);
  const [isWrong, setIsWrong] = useState(false);
  const rename = useMutation({
    mutationFn: (body: UpdateFaceBody) => updateFace(face.id, body),
    onSuccess: () => toast.success(t('faces.detail.renamed')),
    onError: showError,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    const body = UpdateFaceBody.safeParse({ name });
    setIsWrong(!body.success);
    if (body.success && !rename.isPending) rename.mutate(body.data);
  }
  function type(next: string) {
    setName(next);
    setIsWrong(false);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <Field label={t('faces.detail.name')} error={isWrong ? t('validation.face_name') : undefined}>
        <TextInput
          value={name}
          maxLength={faceLimits.nameLengthMax}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      {name.trim() !== face.name && (
        <Button
          type="submit"
          size="sm"
          className="self-start"
          busy={rename.isPending}
          busyLabel={t('faces.detail.saving')}
        >
          {t('faces.detail.save')}
        </Button>
      )}
    </form>
  );
}
