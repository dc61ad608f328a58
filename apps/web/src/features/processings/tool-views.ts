import { type Processing, type ProcessingKind, type ProcessingStage, toolFacts } from '@semblante/contracts';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import ScanSearch from 'lucide-react/icons/scan-search';
import type { ComponentProps } from 'react';
import type { AppLink } from '../../navigation/app-link.tsx';
import type { ListedKind } from './processing-calls.ts';

type ToolLink = Pick<ComponentProps<typeof AppLink>, 'to' | 'params' | 'query'>;

const swapView = {
  Icon: Clapperboard,
  shape: 'aspect-video',
  /** Each is told by itself. */
  isToldTogether: false,
  texts: {
    open: 'processings.card.play',
    question: 'processings.viewer.question',
    label: 'processings.viewer.label',
    cancelTitle: 'processings.cancel.title',
    cancelYes: 'processings.cancel.yes',
  },
  stageText: (stage: ProcessingStage) => `processings.stages.${stage}` as const,
} as const;

const imageView = {
  Icon: ImageIcon,
  shape: 'aspect-square',
  /** A batch ends image by image. */
  isToldTogether: true as boolean,
  texts: {
    open: 'images.card.open',
    question: 'images.card.question',
    label: 'images.card.label',
    cancelTitle: 'images.card.cancel_title',
    cancelYes: 'images.card.cancel_yes',
  },
  stageText: (stage: ProcessingStage) => `images.stages.${stage}` as const,
} as const;

type ToolView = (typeof swapView | typeof imageView) & {
  /** Where a result can be worked on further. */
  editor: ((processing: Processing) => ToolLink) | undefined;
  /** The page of the tool, with the same video, scene or image where it is still there. */
  page: (processing: Processing) => ToolLink;
};

const swapPage = ({ video_id }: Processing): ToolLink => ({
  to: 'user.faceswap',
  ...(video_id !== null && { query: { video: video_id } }),
});
const cutOutPage = ({ id }: Processing): ToolLink => ({ to: 'user.modifyImages', query: { result: id } });

const enhancePage = ({ id }: Processing): ToolLink => ({ to: 'user.enhance', query: { result: id } });

/** How the page shows the results of each tool. */
export const toolViews = {
  video: { ...swapView, editor: undefined, page: swapPage },
  catalog: {
    ...swapView,
    editor: undefined,
    page: (processing) =>
      processing.clip_id === null
        ? swapPage(processing)
        : { to: 'user.catalog.clip', params: { id: processing.clip_id } },
  },
  image: { ...imageView, editor: cutOutPage, page: cutOutPage },
  enhance: { ...imageView, Icon: ScanSearch, isToldTogether: false, editor: undefined, page: enhancePage },
} as const satisfies Record<ProcessingKind, ToolView>;

/** What a list of results is a list of. */
export function mediumOf(kind: ListedKind): 'video' | 'image' {
  if (kind === 'swap') return 'video';
  return kind === 'picture' ? 'image' : toolFacts[kind].shownAs;
}
