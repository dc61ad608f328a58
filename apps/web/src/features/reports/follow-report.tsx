import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useReport } from './report-calls.ts';
import { ReportProgress } from './report-progress.tsx';

/** The number is in the address, so that the link of a mail leads here. */
export function FollowReport() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('protocol') ?? '';
  const [typed, setTyped] = useState(asked);

  function look(event: FormEvent) {
    event.preventDefault();
    const protocol = typed.trim();
    if (protocol !== '') setSearch({ protocol }, { replace: true, preventScrollReset: true });
  }

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-[650]">{t('public.report.status.title')}</h2>
      <form onSubmit={look} noValidate className="flex flex-col gap-3">
        <Field label={t('public.report.status.label')} hint={t('public.report.status.hint')}>
          <TextInput
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Button type="submit" kind="sec" className="self-start">
          {t('public.report.status.look')}
        </Button>
      </form>
      {asked !== '' && <Found key={asked} protocol={asked} />}
    </Card>
  );
}

function Found({ protocol }: { protocol: string }) {
  const { t } = useTranslation();
  const { data: report, error } = useReport(protocol);
  if (report) return <ReportProgress report={report} />;
  return (
    <p role="status" className="text-pretty text-ink-2">
      {error ? (isApiError(error) ? error.message : t('shell.failure.unexpected')) : t('public.report.status.busy')}
    </p>
  );
}
