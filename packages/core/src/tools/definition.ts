import type { ProcessingErrorCode, ProcessingKind, ToolFacts, toolOrders, WorkedStage } from '@semblante/contracts';
import type { StepKind } from '@semblante/db/schema';

/** What steps of one kind take, in seconds: so much for each step, and so much for each unit of its cost. */
export interface Pace {
  fixed: number;
  perCost: number;
}

/** A step that nobody has ordered yet. */
export interface ExpectedStep {
  kind: StepKind;
  cost: number;
  /** Where it stands for several, how many. */
  steps?: number;
}

export interface StepDefinition {
  /** Before anything was measured here: from `npm run drill -- estimates` on two cores. */
  paceAtFirst: Pace;
  /** Its pace tells how fast others with frames would be; a check may begin with loading networks. */
  isWithFrames: boolean;
  /** What the worker tells of it; a step that goes through several stages tells them itself. */
  stage?: WorkedStage;
  /** What will be ordered once it is done. */
  expectAfter?: (done: { cost: number; seconds: number }) => ExpectedStep[];
}

export type Steps<Kinds extends StepKind> = Readonly<Record<Kinds, StepDefinition>>;

/** How a result is made. Several tools may have one. */
export interface ToolWork {
  /** In the order they run. */
  steps: Partial<Steps<StepKind>>;
  /** What part of the whole each stage is, in percent from where to where. */
  stages: Partial<Record<WorkedStage, readonly [number, number]>>;
  /** Of the steps that render together, the kind: how far they are is how far rendering is. */
  renderedBy?: StepKind;
  /** Told when a step finds that something it needs is gone, and nobody has ended the order for it. */
  whenGone: ProcessingErrorCode;
}

export type ToolAccess = 'user' | 'verified';

export interface ToolDefinition<Kind extends ProcessingKind = ProcessingKind> extends ToolFacts {
  kind: Kind;
  order: (typeof toolOrders)[Kind];
  /** Of one result; `of_clip`: each clip has its own price. */
  credits: number | 'of_clip';
  access: ToolAccess;
  /** Source and result of every tool are screened; `faces`: also whose face is put where, with consent. */
  screened: { source: true; faces: boolean; result: true };
  work: ToolWork;
  /** Which of the deployment's periods a result is kept for. */
  keptFor: 'resultsDays';
  /** Whether a mail about a decision leads back to the prepared order. */
  canContinue: boolean;
}
