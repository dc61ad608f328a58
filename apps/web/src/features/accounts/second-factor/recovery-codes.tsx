import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { focusOnArrival } from '../../../ui/layout/focus-on-arrival.ts';
import { saveTextFile } from './save-text-file.ts';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  onKept: () => void;
}

/** Shown once: the server keeps only what proves a code, not the code. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const copy = (text: string) =>
    copyText({ text, copied: t('accounts.second_factor.copied'), failed: t('accounts.second_factor.copy_failed') });
  const title = t('accounts.second_factor.codes_file_title', { email });
  const list = codes.join('\n');

  function download() {
    saveTextFile({ name: t('accounts.second_factor.codes_file'), text: `${title}\n\n${list}\n` });
  }

  return (
    <Card className="flex flex-col gap-6">
      <h2 ref={focusOnArrival} tabIndex={-1} className="rounded-sm text-lg font-[650] print:hidden">
        {t('accounts.second_factor.codes_title')}
      </h2>
      <p className="hidden font-[650] print:block">{title}</p>
      <Notice kind="warn" announce className="print:hidden">
        {t('accounts.second_factor.codes_text')}
      </Notice>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-control bg-fill p-4 font-mono tabular-nums sm:grid-cols-[repeat(2,max-content)] sm:gap-x-12 md:p-6">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button kind="sec" size="sm" icon={<Copy className="size-4" />} onClick={() => void copy(list)}>
          {t('accounts.second_factor.codes_copy')}
        </Button>
        <Button kind="sec" size="sm" icon={<Download className="size-4" />} onClick={download}>
          {t('accounts.second_factor.codes_download')}
        </Button>
        <Button kind="sec" size="sm" icon={<Printer className="size-4" />} onClick={() => print()}>
          {t('accounts.second_factor.codes_print')}
        </Button>
      </div>
      <Button className="self-start max-md:w-full print:hidden" onClick={onKept}>
        {t('accounts.second_factor.codes_kept')}
      </Button>
    </Card>
  );
}
