import { type DeclaredKind, declaredKinds, type Face, faceLimits } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { RadioList } from '../../ui/choice/radio-list.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { ChoosePhoto } from './choose-photo.tsx';
import { addFace } from './face-calls.ts';

interface AddFaceFormProps {
  onAdded: (face: Face) => void;
  onCancel: () => void;
}

export function AddFaceForm({ onAdded, onCancel }: AddFaceFormProps) {
  const { t } = useTranslation();
  const [photo, setPhoto] = useState<File>();
  const [consent, setConsent] = useState<DeclaredKind>();
  const [isDeclared, setIsDeclared] = useState(false);
  const [name, setName] = useState('');
  const [share, setShare] = useState(0);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const months = useSettings()?.retention.faces_months;

  const add = useMutation({
    mutationFn: addFace,
    onMutate: () => setShare(0),
    onSuccess: onAdded,
    onError: (error, { signal }) => {
      // Whoever took it back knows; what is about the photo is said beside it, and everything else that was filled in
      // stays.
      if (!signal.aborted && !isAboutPhoto(error)) showError(error);
    },
  });

  function choose(next: File | undefined) {
    setPhoto(next);
    add.reset();
  }
  function send(event: FormEvent) {
    event.preventDefault();
    if (photo === undefined || consent === undefined || !isDeclared) return;
    sending.current = new AbortController();
    add.mutate({ file: photo, consent, name: name.trim(), signal: sending.current.signal, onShare: setShare });
  }
  const reason = missing({ photo, consent, isDeclared });

  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <ChoosePhoto photo={photo} onPhoto={choose} />
      {isAboutPhoto(add.error) && (
        <Notice kind="danger" announce>
          {add.error.message}
        </Notice>
      )}
      <RadioList
        label={t('faces.add.whose')}
        value={consent}
        options={declaredKinds.map((value) => ({ value, label: t(`faces.add.${value}`) }))}
        onChange={setConsent}
      />
      <Checkbox
        label={t('faces.consent.text')}
        checked={isDeclared}
        onChange={({ target }) => setIsDeclared(target.checked)}
        {...(months !== undefined && { hint: t('faces.consent.kept', { months }) })}
      />
      <Field label={t('faces.add.name')} hint={t('faces.add.name_hint')}>
        <TextInput
          value={name}
          maxLength={faceLimits.nameLengthMax}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {add.isPending && <Sending share={share} />}
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          wide
          busy={add.isPending}
          busyLabel={t('faces.add.sending')}
          reason={reason && t(`faces.add.${reason}`)}
        >
          {t('faces.add.send')}
        </Button>
        {add.isPending && (
          <Button kind="quiet" wide onClick={onCancel}>
            {t('faces.add.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The bytes have a measure; looking at them takes a few seconds and has none. */
function Sending({ share }: { share: number }) {
  const { t } = useTranslation();
  const isThere = share >= 1;
  return (
    <Progress
      percent={share * 60}
      stage={t(isThere ? 'faces.add.stage_checking' : 'faces.add.stage_sending')}
      {...(isThere && { detail: t('faces.add.stage_seconds') })}
    />
  );
}

function missing({
  photo,
  consent,
  isDeclared,
}: {
  photo: File | undefined;
  consent: DeclaredKind | undefined;
  isDeclared: boolean;
}) {
  if (photo === undefined) return 'no_photo';
  if (consent === undefined) return 'no_whose';
  return isDeclared ? undefined : 'no_declaration';
}

function isAboutPhoto(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code?.startsWith('faces.') === true;
}
