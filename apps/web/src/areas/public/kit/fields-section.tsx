import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../../../ui/form/captcha-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { StrengthMeter } from '../../../ui/form/strength-meter.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { KitSection } from './kit-section.tsx';

export function FieldsSection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.fields.title')} text={t('kit.fields.text')}>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <Field label={t('kit.fields.name')}>
          <TextInput defaultValue={t('kit.fields.nameValue')} autoComplete="off" />
        </Field>
        <Field label={t('kit.fields.document')} error={t('kit.fields.documentError')}>
          <TextInput defaultValue="123.456.789-00" inputMode="numeric" className="tabular-nums" />
        </Field>
        <Field label={t('kit.fields.phone')} hint={t('kit.fields.phoneHint')}>
          <TextInput type="tel" placeholder="(11) 98765-4321" />
        </Field>
        <Field label={t('kit.fields.email')}>
          <TextInput type="email" icon={<Mail />} placeholder={t('kit.fields.emailPlaceholder')} />
        </Field>
        <Field label={t('kit.fields.password')} hint={<StrengthMeter score={3} text={t('kit.fields.strength')} />}>
          <PasswordInput defaultValue="semblante" autoComplete="off" />
        </Field>
        <Captcha />
        <Field label={t('kit.fields.reason')}>
          <Select
            placeholder={t('kit.fields.choose')}
            options={[
              { value: 'a', label: t('kit.fields.reasonA') },
              { value: 'b', label: t('kit.fields.reasonB') },
              { value: 'c', label: t('kit.fields.reasonC') },
            ]}
          />
        </Field>
        <Field label={t('kit.fields.locked')} hint={t('kit.fields.lockedHint')}>
          <TextInput disabled defaultValue="marina@exemplo.com.br" />
        </Field>
        <Field label={t('kit.fields.story')}>
          <TextArea rows={3} />
        </Field>
        <div className="dense grid gap-6 sm:grid-cols-2">
          <Field label={t('kit.fields.dense')}>
            <TextInput defaultValue={t('kit.fields.nameValue')} />
          </Field>
          <Field label={t('kit.fields.denseSelect')}>
            <Select options={[{ value: 'a', label: t('kit.fields.reasonA') }]} />
          </Field>
        </div>
      </div>
    </KitSection>
  );
}

const sums = ['7 + 5 =', '9 − 4 =', '3 + 8 ='] as const;

function Captcha() {
  const { t } = useTranslation();
  const [turn, setTurn] = useState(0);
  return (
    <CaptchaField
      label={t('kit.fields.captcha')}
      question={sums[turn % sums.length]}
      onRefresh={() => setTurn(turn + 1)}
      placeholder={t('kit.fields.captchaPlaceholder')}
    />
  );
}
