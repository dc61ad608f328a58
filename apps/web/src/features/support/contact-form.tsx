import { contactTopics } from '@semblante/contracts';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../lib/use-current-user.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CaptchaQuestion, type ContactForm as ContactFields, useAccountForm, useCaptcha } from '../accounts/index.ts';
import { sendContact } from './contact-calls.ts';
import { dropContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts';
import { useAnswerDays } from './use-answer-days.ts';

/** A message to support, answered by mail. */
export function ContactForm() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const [protocol, setProtocol] = useState<string>();
  const { form, field, error, submit, busy, refusal } = useAccountForm('contact', {
    start: { name: user?.name ?? '', email: user?.email ?? '', ...readContactDraft(), captcha: { answer: '' } },
    fields: ['name', 'email', 'topic', 'message', 'captcha.answer'],
  });
  const captcha = useCaptcha(() => form.getValues('captcha.answer') !== '');
  const [topic, message] = useWatch({ control: form.control, name: ['topic', 'message'] });
  useEffect(() => keepContactDraft({ topic, message }), [topic, message]);

  async function send({ captcha: { answer }, ...written }: ContactFields) {
    setProtocol(await sendContact({ ...written, captcha: await captcha.sign(answer) }));
    form.reset({ ...written, message: '', captcha: { answer: '' } });
    dropContactDraft();
  }

  function onFail(cause: unknown) {
    captcha.renewAfter(cause);
    form.setValue('captcha.answer', '');
  }

  if (protocol !== undefined) return <Sent protocol={protocol} again={() => setProtocol(undefined)} />;
  return (
    <Card>
      <form onSubmit={submit({ send, onFail })} noValidate className="flex flex-col gap-6">
        <div className="grid gap-6 md:grid-cols-2">
          <Field label={t('accounts.fields.name')} error={error('name')}>
            <TextInput {...field('name')} autoComplete="name" />
          </Field>
          <Field label={t('accounts.fields.email')} error={error('email')}>
            <TextInput {...field('email')} type="email" inputMode="email" autoComplete="email" />
          </Field>
        </div>
        <Field label={t('public.contact.topic')} error={error('topic')}>
          <Select
            {...field('topic')}
            options={contactTopics.map((value) => ({ value, label: t(`public.contact.topics.${value}`) }))}
          />
        </Field>
        <Field label={t('public.contact.message')} hint={t('public.contact.message_hint')} error={error('message')}>
          <TextArea {...field('message')} rows={6} />
        </Field>
        <CaptchaQuestion captcha={captcha} error={error('captcha.answer')} input={field('captcha.answer')} />
        {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
        <Button type="submit" kind="go" busy={busy} busyLabel={t('public.contact.sending')} className="self-start">
          {t('public.contact.send')}
        </Button>
      </form>
    </Card>
  );
}

function Sent({ protocol, again }: { protocol: string; again: () => void }) {
  const { t } = useTranslation();
  const days = useAnswerDays();
  return (
    <Notice kind="ok">
      <p className="font-[650]">{t('public.contact.sent')}</p>
      <p>{t('public.contact.sent_text', { protocol, days })}</p>
      <Button kind="quiet" size="sm" className="mt-2 -ml-3" onClick={again}>
        {t('public.contact.again')}
      </Button>
    </Notice>
  );
}
