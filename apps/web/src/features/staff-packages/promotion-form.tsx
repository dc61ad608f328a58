import type { Package, StaffPackage, StaffPromotion } from '@semblante/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useAddPromotion, useEditPromotion } from './package-calls.ts';
import { PackagePreview } from './package-preview.tsx';
import { bodyOf, draftOf, type PromotionDraft, type PromotionField } from './promotion-draft.ts';
import { PromotionPackages } from './promotion-packages.tsx';

interface PromotionFormProps {
  /** The one to edit; none for a new one. */
  promotion: StaffPromotion | undefined;
  packages: readonly StaffPackage[];
  onClose: () => void;
}

export function PromotionForm({ promotion, packages, onClose }: PromotionFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(promotion, Date.now()));
  const [isChecked, setIsChecked] = useState(false);
  const add = useAddPromotion();
  const edit = useEditPromotion();
  const result = bodyOf(draft);
  const set = (change: Partial<PromotionDraft>) => setDraft({ ...draft, ...change });
  const problem = (field: PromotionField) =>
    isChecked && 'wrong' in result && result.wrong.has(field) ? t(`staff.promotions.problems.${field}`) : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if ('wrong' in result || add.isPending || edit.isPending) return;
    const done = {
      onSuccess: () => {
        toast.success(t('staff.promotions.saved'));
        onClose();
      },
      onError: showError,
    };
    if (promotion === undefined) add.mutate(result.body, done);
    else edit.mutate({ id: promotion.id, version: promotion.version, ...result.body }, done);
  }

  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={t(promotion === undefined ? 'staff.promotions.add' : 'staff.promotions.edit')}
      text={t('staff.promotions.sold_stays')}
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('staff.promotions.title_pt')} error={problem('title')}>
            <TextInput value={draft.titlePt} maxLength={80} onChange={({ target }) => set({ titlePt: target.value })} />
          </Field>
          <Field label={t('staff.promotions.title_en')}>
            <TextInput
              value={draft.titleEn}
              maxLength={80}
              lang="en"
              onChange={({ target }) => set({ titleEn: target.value })}
            />
          </Field>
          <Field label={t('staff.promotions.text_pt')} error={problem('text')}>
            <TextArea
              rows={3}
              value={draft.textPt}
              maxLength={300}
              onChange={({ target }) => set({ textPt: target.value })}
            />
          </Field>
          <Field label={t('staff.promotions.text_en')}>
            <TextArea
              rows={3}
              value={draft.textEn}
              maxLength={300}
              lang="en"
              onChange={({ target }) => set({ textEn: target.value })}
            />
          </Field>
          <Field label={t('staff.promotions.starts')} hint={t('staff.promotions.zone')} error={problem('starts_at')}>
            <TextInput
              type="datetime-local"
              value={draft.starts}
              onChange={({ target }) => set({ starts: target.value })}
            />
          </Field>
          <Field label={t('staff.promotions.ends')} hint={t('staff.promotions.ends_hint')} error={problem('ends_at')}>
            <TextInput
              type="datetime-local"
              value={draft.ends}
              onChange={({ target }) => set({ ends: target.value })}
            />
          </Field>
          <Field label={t('staff.promotions.percent')} error={problem('percent_off')}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={95}
              value={draft.percent}
              onChange={({ target }) => set({ percent: target.value })}
            />
          </Field>
        </div>
        <Checkbox
          label={t('staff.promotions.first_purchase')}
          checked={draft.isFirstPurchase}
          onChange={({ target }) => set({ isFirstPurchase: target.checked })}
        />
        <PromotionPackages
          packages={packages}
          chosen={draft.packageIds}
          error={problem('package_ids')}
          onChange={(packageIds) => set({ packageIds })}
        />
        <DraftPreview draft={draft} packages={packages} />
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

/** The first package that it is for, with the price that would be charged. */
function DraftPreview({ draft, packages }: { draft: PromotionDraft; packages: readonly StaffPackage[] }) {
  const pack = packages.find(
    ({ id, is_active }) => is_active && (draft.packageIds === undefined || draft.packageIds.includes(id)),
  );
  const result = bodyOf(draft);
  if (pack === undefined || 'wrong' in result) return null;
  const { percent_off, title, text } = result.body;
  const language = currentLanguage();
  const shown: Package = {
    id: 'preview',
    credits: pack.credits,
    list_price_cents: pack.price_cents,
    currency: 'BRL',
    tags: pack.tags,
    amount_cents: Math.floor((pack.price_cents * (100 - percent_off)) / 100),
    promotion: {
      id: 'preview',
      title: title[language],
      text: text[language],
      percent_off,
      ends_at: null,
      first_purchase_only: draft.isFirstPurchase,
    },
  };
  return <PackagePreview pack={shown} />;
}
