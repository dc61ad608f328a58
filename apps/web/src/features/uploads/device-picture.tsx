import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * One's own video as the device has it. A browser that cannot play it shows nothing: the server looks at it all the
 * same.
 */
export function DevicePicture({ url }: { url: string }) {
  const { t } = useTranslation();
  const [cannotPlay, setCannotPlay] = useState(false);
  if (cannotPlay) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own film: there are no captions of it
    <video
      src={url}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={t('videos.upload.own')}
      onError={() => setCannotPlay(true)}
      className="max-h-[50dvh] w-full rounded-picture bg-[#0c100b] object-contain"
    />
  );
}
