import type { Processing } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/show-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { canShareFiles, isTakenBack, whatsAppAddress } from './share-rule.ts';

/**
 * The file itself, with its label and signature, through the device's own sheet; where there is none, WhatsApp opens
 * and the file is downloaded to attach.
 */
export function ShareResult({ processing: { download_url: url, title } }: { processing: Processing }) {
  const { t } = useTranslation();
  const fetched = useRef<File>(undefined);
  const share = useMutation({
    mutationFn: async (address: string) => {
      fetched.current ??= await fetchFile(address, title);
      await navigator.share({ files: [fetched.current], text: t('processings.share.text') });
    },
    onError: (error) => {
      if (isTakenBack(error)) return;
      // The file took longer to come than a press counts for: it is here now, and the next press is quick.
      if (error instanceof DOMException && error.name === 'NotAllowedError') toast.info(t('processings.share.again'));
      else showFailure(error, t('processings.share.failed'));
    },
  });
  if (url === null) return null;

  function press(address: string) {
    if (canShareFiles(navigator)) return share.mutate(address);
    open(whatsAppAddress(t('processings.share.text')), '_blank', 'noopener');
    location.assign(address);
    toast.info(t('processings.share.attach'));
  }

  return (
    <Button
      kind="sec"
      busy={share.isPending}
      busyLabel={t('processings.share.busy')}
      icon={<Share2 className="size-4.5" aria-hidden="true" />}
      onClick={() => press(url)}
    >
      {t('processings.share.button')}
    </Button>
  );
}

async function fetchFile(url: string, title: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`download ${answer.status}`);
  return new File([await answer.blob()], `${title.replace(/\.[^.]+$/, '')} - Semblante.mp4`, { type: 'video/mp4' });
}
