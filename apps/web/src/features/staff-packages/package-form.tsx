import { NewPackageBody, type Package, type PackageTag, packageTags, type StaffPackage } from '@semblante/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useAddPackage, useEditPackage } from './package-calls.ts';
import { PackagePreview } from './package-preview.tsx';
import { centsOf, typedMoney } from './typed-money.ts';

interface PackageFormProps {
  /** The one to edit; none for a new one. */
  pack: StaffPackage | undefined;
  onClose: () => void;
}

interface Draft {
  credits: string;
  price: string;
  tags: readonly PackageTag[];
}

const draftOf = (pack: StaffPackage | undefined): Draft => ({
  credits: pack === undefined ? '' : String(pack.credits),
  price: pack === undefined ? '' : typedMoney(pack.price_cents),
  tags: pack?.tags ?? [],
});

/** What was bought stays as it was: a change of a package is for those who buy from now on. */
export function PackageForm({ pack, onClose }: PackageFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(pack));
  const [isChecked, setIsChecked] = useState(false);
  const add = useAddPackage();
  const edit = useEditPackage();
  const parsed = NewPackageBody.safeParse({
    credits: Number(draft.credits),
    price_cents: centsOf(draft.price),
    tags: draft.tags,
  });
  const isWrong = (field: 'credits' | 'price_cents') =>
    isChecked && !parsed.success && parsed.error.issues.some(({ path }) => path[0] === field);

  function send(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!parsed.success || add.isPending || edit.isPending) return;
    const { credits, price_cents, tags } = parsed.data;
    const done = {
      onSuccess: () => {
        toast.success(t('staff.packages.saved'));
        onClose();
      },
      onError: showError,
    };
    if (pack === undefined) add.mutate(parsed.data, done);
    else edit.mutate({ id: pack.id, version: pack.version, credits, price_cents, tags }, done);
  }

  function turn(tag: PackageTag, on: boolean) {
    setDraft({ ...draft, tags: packageTags.filter((name) => (name === tag ? on : draft.tags.includes(name))) });
  }

  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={t(pack === undefined ? 'staff.packages.add' : 'staff.packages.edit')}
      text={t('staff.packages.sold_stays')}
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('staff.users.credits')}
            error={isWrong('credits') ? t('staff.packages.problems.credits') : undefined}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              value={draft.credits}
              onChange={({ target }) => setDraft({ ...draft, credits: target.value })}
            />
          </Field>
          <Field
            label={t('staff.packages.price')}
            error={isWrong('price_cents') ? t('staff.packages.problems.price') : undefined}
          >
            <TextInput
              inputMode="decimal"
              placeholder="39,90"
              value={draft.price}
              onChange={({ target }) => setDraft({ ...draft, price: target.value })}
            />
          </Field>
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t('staff.packages.tags')}</legend>
          {packageTags.map((tag) => (
            <Checkbox
              key={tag}
              label={t(`staff.packages.tag.${tag}`)}
              checked={draft.tags.includes(tag)}
              onChange={({ target }) => turn(tag, target.checked)}
            />
          ))}
        </fieldset>
        {parsed.success && <PackagePreview pack={previewOf(parsed.data)} />}
        <div className="flex flex-col gap-2 md:flex-row md:*:flex-1">
          <Button type="submit" busy={add.isPending || edit.isPending} busyLabel={t('staff.user.saving')}>
            {t('staff.packages.save')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('staff.user.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function previewOf({ credits, price_cents, tags }: NewPackageBody): Package {
  return {
    id: 'preview',
    credits,
    list_price_cents: price_cents,
    amount_cents: price_cents,
    currency: 'BRL',
    tags,
    promotion: null,
  };
}
