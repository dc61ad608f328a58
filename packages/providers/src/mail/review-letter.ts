import type { Language, Mail } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import { type Body, localeOf, pageUrl, sayMoment, type Sender } from './letter-parts.ts';

type ReviewMail = Extract<Mail, { template: 'review_held' | 'review_delayed' | 'review_decided' }>;

/** More than these say nothing that a picture does not say better. */
const momentsMax = 6;

/**
 * What the screen doubted, that it takes longer, and what was decided. Links lead into the account, back to where its
 * owner was.
 */
export function writeReviewBody(mail: ReviewMail, translate: Translate, sender: Sender): Body {
  const { subject, title } = mail.params;
  const others = mail.template === 'review_held' ? mail.params.others : 0;
  const what =
    others > 0
      ? translate('mails.review.images', { title, count: others })
      : translate(`mails.review.${subject}`, { title });
  const place = pageUrl(sender, placeOf(mail.params));
  switch (mail.template) {
    case 'review_held': {
      const { reason, moments, decide_by, is_clip: isClip } = mail.params;
      const isCuttable = subject === 'video' && !isClip && moments.length > 0;
      const date = sayMoment(decide_by, mail.language);
      return {
        subject: translate('mails.review_held.subject'),
        preview: translate('mails.review_held.preview', { date }),
        title: translate('mails.review_held.title'),
        paragraphs: [
          translate('mails.review_held.what', { what }),
          translate(`mails.review_held.${reason}`),
          ...(moments.length > 0
            ? [translate('mails.review_held.moments', { moments: sayMoments(moments, mail.language) })]
            : []),
          translate('mails.review_held.until', { date }),
          translate(subject === 'processing' ? 'mails.review_held.reserved' : 'mails.review_held.free'),
        ],
        action: { label: translate('mails.review_held.action'), url: place },
        closing: [
          translate('mails.review_held.meanwhile'),
          ...(isCuttable ? [translate('mails.review_held.cut')] : []),
        ],
      };
    }
    case 'review_delayed':
      return {
        subject: translate('mails.review_delayed.subject'),
        preview: translate('mails.review_delayed.preview'),
        title: translate('mails.review_delayed.title'),
        paragraphs: [
          translate('mails.review_delayed.what', { what }),
          translate('mails.review_delayed.next'),
          translate('mails.review_delayed.free'),
        ],
        action: { label: translate('mails.review_delayed.action'), url: place },
        closing: [],
      };
    case 'review_decided':
      return mail.params.outcome === 'cleared'
        ? writeCleared(mail.params, { what, translate, sender })
        : writeRefused(mail.params, { what, place, translate });
    default:
      return mail satisfies never;
  }
}

type Decided = Extract<Mail, { template: 'review_decided' }>['params'];

function writeCleared(
  params: Decided,
  { what, translate, sender }: { what: string; translate: Translate; sender: Sender },
): Body {
  const { subject, is_clip } = params;
  return {
    subject: translate('mails.review_cleared.subject'),
    preview: translate('mails.review_cleared.preview'),
    title: translate('mails.review_cleared.title'),
    paragraphs: [
      translate('mails.review_cleared.what', { what }),
      translate(subject === 'processing' ? 'mails.review_cleared.result' : 'mails.review_cleared.go_on'),
    ],
    action: {
      label: translate(subject === 'processing' ? 'mails.review_cleared.see' : 'mails.review_cleared.action'),
      url: pageUrl(sender, is_clip ? placeOf(params) : continuedAt(params)),
    },
    closing: [],
  };
}

function writeRefused(
  params: Decided,
  { what, place, translate }: { what: string; place: string; translate: Translate },
): Body {
  return {
    subject: translate('mails.review_refused.subject'),
    preview: translate('mails.review_refused.preview'),
    title: translate('mails.review_refused.title'),
    paragraphs: [
      translate('mails.review_refused.what', { what }),
      translate('mails.review_refused.free'),
      ...(params.can_appeal ? [translate('mails.review_refused.appeal')] : []),
    ],
    action: { label: translate('mails.review_refused.action'), url: place },
    closing: [],
  };
}

type Reviewed = Pick<Decided, 'subject' | 'subject_id' | 'is_clip' | 'image_purpose'>;

/** Where its owner sees what became of it. */
function placeOf({ subject, subject_id, is_clip, image_purpose }: Reviewed): string {
  switch (subject) {
    case 'video':
      return is_clip ? `/staff/videos/${subject_id}` : withQuery('/user/faceswap', { video: subject_id });
    case 'face':
      return withQuery('/user/faceswap', { my_face: subject_id });
    case 'image':
      if (image_purpose === 'photo') return withQuery('/user/faceswap', { photo: subject_id });
      return withQuery(image_purpose === 'enhance' ? '/user/enhance' : '/user/modifyImages', { image: subject_id });
    case 'processing':
      return '/user/dashboard';
    default:
      return subject satisfies never;
  }
}

/** Where its owner goes on with one press: the same video, the same faces. */
function continuedAt(decided: Decided): string {
  const { subject, subject_id, continuation } = decided;
  const { video_id, faces, face_id } = continuation;
  if (subject === 'processing') return withQuery('/user/dashboard', { result: subject_id });
  if (subject === 'image' || video_id === null) return placeOf(decided);
  const mapped = Object.entries(faces)
    .map(([person, face]) => `${person}.${face}`)
    .join(',');
  return withQuery('/user/faceswap', {
    video: video_id,
    ...(mapped !== '' && { faces: mapped }),
    ...(face_id !== null && { face: face_id }),
  });
}

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** 75.4 is 1:15. */
function sayMoments(moments: readonly number[], language: Language): string {
  const spoken = [
    ...new Set(
      moments.map((seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`),
    ),
  ];
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return list.format(spoken.slice(0, momentsMax));
}
