// Made by `npm run generate` from the schemas that validate the calls. Do not edit.

type Json<Body> = { content: { 'application/json': Body } };
type Empty = { content?: never };
type Place = 'query' | 'header' | 'path' | 'cookie';
type Call<Answers, Errors extends number = never, Given = {}, Body = never> = {
  parameters: Given & { [Unused in Exclude<Place, keyof Given>]?: never };
  responses: Answers & { [Status in Errors]: Json<ErrorAnswer> };
} & ([Body] extends [never] ? { requestBody?: never } : { requestBody: Json<Body> });

type AddImagesAnswer = { data: { images: Image[]; outcomes: ImageOutcome[] } };
type AnalysisSettings = { detection_model: 'fast' | 'far'; face_angle: '0' | '90' | '180' | '270' | 'auto' };
type AnalysisSettingsInput = { detection_model?: 'fast' | 'far'; face_angle?: '0' | '90' | '180' | '270' | 'auto' };
type AppealBody = { text: string };
type AskVerificationBody = { message?: string };
type AuditAnswer = { data: AuditItem[]; meta: CappedMeta };
type AuditItem = {
  id: number;
  actor: { id: string; name: string; email: string } | null;
  action: string;
  subject: string;
  subject_id: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  at: string;
  names: AuditName[];
};
type AuditName =
  | { id: string; name: string }
  | { id: string; title: { pt_BR: string; en: string } }
  | { id: string; credits: number };
type Background =
  | { kind: 'transparent' }
  | { kind: 'colour'; colour: string }
  | { kind: 'blur'; strength: number }
  | { kind: 'picture'; image_id: string };
type BackgroundInput =
  | { kind: 'transparent' }
  | { kind: 'colour'; colour: string }
  | { kind: 'blur'; strength?: number }
  | { kind: 'picture'; image_id: string };
type Billing = { cpf: string | null; phone: string | null; is_complete: boolean };
type BillingAnswer = { data: { billing: Billing } };
type BillingBody = { cpf: string; phone: string };
type Block = {
  id: string;
  subject: 'processing' | 'face' | 'video' | 'image' | 'clip' | 'account';
  subject_id: string;
  name: string | null;
  owner: { id: string; name: string; email: string } | null;
  reason: string;
  placed_by: { id: string; name: string } | null;
  placed_at: string;
  proposal: { by: { id: string; name: string }; reason: string; at: string; is_mine: boolean } | null;
  lifted: { by: { id: string; name: string }; at: string } | null;
};
type BlockAnswer = { data: { block: Block } };
type BlockBody = {
  subject: 'processing' | 'face' | 'video' | 'image' | 'clip' | 'account';
  subject_id: string;
  reason: string;
};
type BlocksAnswer = { data: Block[]; meta: PageMeta };
type BulkBody =
  | {
      action: 'status';
      user_ids: string[];
      status: 'none' | 'active' | 'inactive' | 'suspended' | 'archived';
      reason: string;
    }
  | { action: 'verify'; user_ids: string[]; is_irrestrict: boolean; reason: string }
  | { action: 'gift'; user_ids: string[]; credits: number; reason: string };
type BulkPreviewAnswer = { data: { token: string; expires_at: string; summary: BulkSummary } };
type BulkRunAnswer = { data: { summary: BulkSummary } };
type BulkRunBody = { token: string };
type BulkSummary = {
  action: 'status' | 'verify' | 'gift';
  total: number;
  changed: number;
  unchanged: number;
  awaiting: number;
  refused: { user_id: string; name: string | null; code: string }[];
};
type BuyBody = { package_id: string; method: 'pix' | 'card' | 'boleto'; expected_amount_cents?: number };
type CappedMeta = { page: number; per_page: number; total: number; is_capped: boolean };
type CaptchaAnswer = { id: string; answer: string | number; proof?: string };
type CaptchaQuestion = { id: string; question: string; proof?: ProofChallenge };
type CatalogAnswer = { data: Clip[]; meta: PageMeta };
type CatalogCategoriesAnswer = { data: CatalogCategory[] };
type CatalogCategory = { id: string; title: string; clips: number };
type CatalogReelsAnswer = { data: { badge: 'hot' | 'trending' | 'new' | 'most_chosen'; clips: Clip[] }[] };
type CatalogTerms = { version: string; accepted_at: string | null };
type CatalogTermsAnswer = { data: { terms: CatalogTerms } };
type CatalogTermsBody = { version: string; accepted: true };
type ChangeEmailBody = { new_email: string; current_password: string };
type ChangeRoleBody = { version: number; role: 'admin' | 'mod' | 'editor' | 'user' | 'dev'; reason: string };
type ChangeStatusBody = {
  version: number;
  status: 'none' | 'active' | 'inactive' | 'suspended' | 'archived';
  reason: string;
};
type ChatIdentity =
  | {
      provider: 'support_board';
      first_name: string;
      email: string;
      password: string;
      user_type: 'user';
      phone: string | null;
    }
  | {
      provider: 'chatwoot';
      identifier: string;
      identifier_hash: string;
      name: string;
      email: string;
      phone: string | null;
    };
type ChatIdentityAnswer = { data: { identity: ChatIdentity } };
type ClaimCpfBody = { cpf: string; message: string };
type ClearFlagBody = { reason: string };
type Clip = {
  id: string;
  title: string;
  description: string;
  categories: { id: string; title: string }[];
  tags: string[];
  badges: ('hot' | 'trending' | 'new' | 'most_chosen')[];
  price_credits: number;
  seconds: number;
  width: number;
  height: number;
  people_count: number;
  views: number;
  choices: number;
  poster_url: string;
  previews: ClipPreview[];
  published_at: string;
};
type ClipAnswer = { data: { clip: ClipDetail } };
type ClipDetail = {
  id: string;
  title: string;
  description: string;
  categories: { id: string; title: string }[];
  tags: string[];
  badges: ('hot' | 'trending' | 'new' | 'most_chosen')[];
  price_credits: number;
  seconds: number;
  width: number;
  height: number;
  people_count: number;
  views: number;
  choices: number;
  poster_url: string;
  previews: ClipPreview[];
  published_at: string;
  people: VideoPerson[];
  licence_until: string;
  offer: SwapOffer;
  terms: CatalogTerms;
};
type ClipPreview = { height: number; width: number; bytes: number; url: string };
type CodeConfirmed = { data: { outcome: 'gifted' | 'had_before' | 'none'; credits: number } };
type ConfirmCodeBody = { code: string };
type ConfirmEmailBody = { token: string };
type ContactAnswer = { data: { protocol: string } };
type ContactBody = {
  name: string;
  email: string;
  topic: 'payment' | 'processing' | 'account' | 'privacy' | 'other';
  message: string;
  captcha: CaptchaAnswer;
};
type Continuation = { video_id: string; mapping: Mapping };
type CreditOrder = {
  id: string;
  kind: 'gift' | 'take';
  credits: number;
  reason: string;
  state: 'done' | 'pending' | 'denied';
  user: { id: string; name: string; email: string };
  asked_by: { id: string; name: string };
  asked_at: string;
  decided_by: { id: string; name: string } | null;
  decided_at: string | null;
  decision_reason: string | null;
};
type CreditOrderAnswer = { data: { order: CreditOrder } };
type CreditOrderBody = { kind: 'gift' | 'take'; credits: number; reason: string };
type CreditOrdersAnswer = { data: CreditOrder[]; meta: CappedMeta };
type CurrentUser = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: 'admin' | 'mod' | 'editor' | 'user' | 'dev';
  role_id: number;
  base_route: 'staff.dashboard' | 'user.dashboard';
  status: 'none' | 'active' | 'inactive' | 'suspended' | 'archived';
  balance: number;
  held: number;
  is_irrestrict: boolean;
  language: ('pt_BR' | 'en') | null;
  second_factor: boolean;
  has_password: boolean;
  second_factor_required_at: string | null;
  invitation_token: string;
  promotion: Offer | null;
  created_at: string;
};
type CutOut = {
  width: number;
  height: number;
  warnings: ('nothing_found' | 'everything_kept' | 'first_frame_only' | 'more_faces')[];
  cut_out_url: string;
  view_url: string;
  source_view_url: string | null;
  alpha_url: string;
  can_blur: boolean;
  can_restore: boolean;
  render: { background: Background; format: 'png' | 'webp' | 'jpeg'; shadow: Shadow | null; has_mask: boolean } | null;
};
type Dashboard = {
  at: string;
  work: LiveWork;
  alerts: StaffAlert[];
  time_zone: string;
  days: number;
  from: string;
  to: string;
  figures: DashboardFigures;
  processings_by_state: { value: { [key: string]: number }; before: { [key: string]: number } };
  series: DashboardDay[];
};
type DashboardAnswer = { data: Dashboard };
type DashboardDay = {
  day: string;
  sign_ups: number;
  processings: { [key: string]: number };
  completed: number;
  failed: number;
  success_rate: number | null;
  median_seconds: number | null;
  p95_seconds: number | null;
  queue_peak: number;
  revenue_cents: number;
  refunds_cents: number;
  refusals: number;
};
type DashboardFigures = {
  sign_ups: { value: number; before: number };
  processings: { value: number; before: number };
  completed: { value: number; before: number };
  failed: { value: number; before: number };
  success_rate: { value: number | null; before: number | null };
  median_seconds: { value: number | null; before: number | null };
  p95_seconds: { value: number | null; before: number | null };
  queue_peak: { value: number; before: number };
  revenue_cents: { value: number; before: number };
  payments: { value: number; before: number };
  refunds_cents: { value: number; before: number };
  refunds: { value: number; before: number };
  refusals: { value: number; before: number };
};
type DataExport = {
  id: string;
  state: 'waiting' | 'making' | 'ready' | 'failed' | 'expired';
  asked_at: string;
  ready_at: string | null;
  expires_at: string | null;
  bytes: number | null;
  download_url: string | null;
};
type DataExportAnswer = { data: { export: DataExport } };
type DecideCreditOrderBody = { decision: 'approve' | 'deny'; reason: string };
type DecideEventBody = { decision: 'retry' } | { decision: 'put_away'; reason: string };
type DecideLiftBody = { decision: 'confirm' | 'reject'; reason: string };
type DecideRefundBody =
  | { decision: 'approve' }
  | { decision: 'deny'; reason: string }
  | { decision: 'paid_by_hand'; reason: string };
type DecideReviewBody = { decision: 'clear' | 'refuse'; reason: string };
type DecideVerificationBody = { decision: 'approve' | 'decline'; reason: string };
type DisableSecondFactorBody = { current_password: string; code: string };
type EditPackageBody = {
  version: number;
  credits?: number;
  price_cents?: number;
  tags?: ('most_popular' | 'priority_processing')[];
  is_active?: boolean;
};
type EditPromotionBody = {
  title?: { pt_BR: string; en: string };
  text?: { pt_BR: string; en: string };
  percent_off?: number;
  starts_at?: string;
  ends_at?: string | null;
  first_purchase_only?: boolean;
  package_ids?: string[] | null;
  is_active?: boolean;
  version: number;
};
type EditUserBody = {
  version: number;
  name?: string;
  email?: string;
  phone?: string | null;
  language?: ('pt_BR' | 'en') | null;
};
type EmailChange = { new_email: string; old_confirmed: boolean; new_confirmed: boolean; expires_at: string };
type EmailChangeAnswer = { data: { change: EmailChange | null } };
type EmailConfirmed = { data: { state: 'waiting' | 'done'; new_email: string } };
type Enhanced = {
  scale: 2 | 4;
  clean: boolean;
  result: { width: number; height: number; was_cleaned: boolean; small_faces: number } | null;
};
type EnhancePreview = {
  before: string;
  after: string;
  region: { left: number; top: number; width: number; height: number };
  was_cleaned: boolean;
  small_faces: number;
  offer: { credits: number; estimate_seconds: number };
};
type EnhancePreviewAnswer = { data: { preview: EnhancePreview } };
type EnhancePreviewBody = { scale: 2 | 4; clean?: boolean; x: number; y: number };
type EraseBody = { current_password: string; code?: string };
type Erasure = {
  protocol: string;
  state: 'waiting' | 'erasing' | 'sweeping' | 'done' | 'cancelled';
  asked_at: string;
  due_at: string;
};
type ErasureAnswer = { data: { erasure: Erasure } };
type ErasureConsequences = {
  faces: number;
  videos: number;
  images: number;
  results: number;
  running: number;
  credits: number;
  held: number;
  pending_payments: number;
  open_refunds: number;
  refundable: { payment_id: string; amount_cents: number; until: string }[];
  waiting_gifts: number;
  is_last_admin: boolean;
};
type ErasureReceipt = {
  protocol: string;
  state: 'waiting' | 'erasing' | 'sweeping' | 'done' | 'cancelled';
  asked_at: string;
  erased_at: string | null;
  counts: { [key: string]: number };
};
type ErasureReceiptAnswer = { data: { receipt: ErasureReceipt } };
type ErrorAnswer = {
  message: string;
  code: string;
  errors?: { [key: string]: string[] };
  details?: { [key: string]: string | number };
};
type EvaluationBody = { worked: boolean | null };
type Face = {
  id: string;
  name: string;
  state: 'usable' | 'held' | 'refused';
  is_favourite: boolean;
  thumbnail_url: string | null;
  photos: FacePhoto[];
  consent: { kind: 'self' | 'authorised' | 'invented'; text_version: string; declared_at: string };
  created_at: string;
  last_used_at: string;
  deletes_at: string;
  review: OwnReview | null;
};
type FaceAnswer = { data: { face: Face } };
type FacePhoto = {
  id: string;
  state: 'usable' | 'held' | 'refused';
  thumbnail_url: string;
  hints: (
    | 'small_face'
    | 'turned'
    | 'tilted'
    | 'dark'
    | 'bright'
    | 'clipped'
    | 'soft'
    | 'partly_covered'
    | 'uneven_light'
    | 'coloured_light'
    | 'glasses'
    | 'eyes_closed'
    | 'mouth_open'
    | 'low_confidence'
    | 'others_in_background'
  )[];
};
type FacesAnswer = { data: Face[] };
type FileVerdict = {
  verdict: 'intact' | 'changed' | 'copy' | 'claims' | 'none';
  action: ('face_swapped' | 'background_removed' | 'enhanced') | null;
  made_at: string | null;
  was_compared: boolean;
};
type GivenUpEvent = {
  id: string;
  gateway: string;
  kind: string | null;
  payment_id: string | null;
  reference: string | null;
  tries: number;
  received_at: string;
};
type GivenUpEventsAnswer = { data: GivenUpEvent[] };
type Image = {
  id: string;
  purpose: 'subject' | 'background' | 'photo' | 'enhance';
  state: 'ready' | 'held' | 'refused';
  file_name: string;
  bytes: number;
  width: number;
  height: number;
  warnings: ('nothing_found' | 'everything_kept' | 'first_frame_only' | 'more_faces')[];
  thumbnail_url: string | null;
  source_url: string | null;
  view_url: string | null;
  preview_url: string | null;
  preview: {
    coverage: number;
    warnings: ('nothing_found' | 'everything_kept' | 'first_frame_only' | 'more_faces')[];
  } | null;
  offer: { credits: number; estimate_seconds: number } | null;
  people: PhotoPerson[] | null;
  processing_id: string | null;
  review: OwnReview | null;
  created_at: string;
  deletes_at: string;
};
type ImageAnswer = { data: { image: Image } };
type ImageIds = string[];
type ImageOutcome = {
  file_name: string;
  image: Image | null;
  known_as: string | null;
  error: {
    code:
      | 'images.empty'
      | 'images.file_type'
      | 'images.too_large'
      | 'images.too_big'
      | 'images.too_small'
      | 'images.damaged'
      | 'images.no_face'
      | 'images.refused'
      | 'images.quota';
    message: string;
  } | null;
};
type ImagesAnswer = { data: Image[]; meta: PageMeta };
type InvitationAnswer = { data: { url: string; invited: number; waiting: number; gifts: number } };
type InvitationKnown = { data: { is_known: boolean } };
type KnownVideoAnswer = { data: { video: Video | null } };
type LedgerAnswer = { data: LedgerLine[]; meta: PageMeta };
type LedgerLine = {
  id: number;
  kind: 'grant' | 'gift' | 'hold' | 'capture' | 'release' | 'take_back' | 'debt' | 'debt_settlement';
  credits: number;
  amount: number;
  balance: number;
  cause: { kind: string; id: string };
  reason: string | null;
  actor: { id: string; name: string } | null;
  created_at: string;
};
type LicenceBody = { holder: string; territory: string; until: string; people: LicencePerson[] };
type LicencePerson = { name: string; release: 'signed' | 'synthetic' };
type LiveDashboard = { at: string; work: LiveWork; alerts: StaffAlert[] };
type LiveDashboardAnswer = { data: LiveDashboard };
type LiveWork = {
  pending: number;
  in_progress: number;
  steps_waiting: number;
  steps_running: number;
  oldest_wait_seconds: number | null;
  slots: number;
  workers: { id: string; slots: number; seen_at: string }[];
};
type LoginBody = { email: string; password: string; captcha: CaptchaAnswer };
type MailPreferences = { results: boolean };
type MailPreferencesAnswer = { data: { preferences: MailPreferences } };
type Mapping = MappingItem[];
type MappingItem = { person_id: string; face_id: string };
type MessageAnswer = { message: string };
type MoveClipBody = { after_id: string | null };
type NewPackageBody = {
  credits: number;
  price_cents: number;
  tags?: ('most_popular' | 'priority_processing')[];
  is_active?: boolean;
};
type NewPromotionBody = {
  title: { pt_BR: string; en: string };
  text: { pt_BR: string; en: string };
  percent_off: number;
  starts_at: string;
  ends_at?: string | null;
  first_purchase_only?: boolean;
  package_ids?: string[] | null;
  is_active?: boolean;
};
type News = {
  id: number;
  kind:
    | 'new_login'
    | 'password_changed'
    | 'email_changed'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'openid_linked'
    | 'invitation_gift'
    | 'face_held'
    | 'face_cleared'
    | 'face_refused'
    | 'video_held'
    | 'video_cleared'
    | 'video_refused'
    | 'image_held'
    | 'image_cleared'
    | 'image_refused'
    | 'review_delayed'
    | 'content_blocked'
    | 'content_unblocked'
    | 'export_ready'
    | 'erasure_asked'
    | 'erasure_cancelled'
    | 'cpf_released'
    | 'verification_approved'
    | 'verification_declined'
    | 'payment_paid'
    | 'payment_refunded'
    | 'processing_completed'
    | 'processing_error'
    | 'processing_review'
    | 'processing_blocked';
  params: { [key: string]: string };
  processing_id: string | null;
  payment_id: string | null;
  created_at: string;
  seen: boolean;
};
type NewsAnswer = { data: News[]; meta: { unseen: number; has_more: boolean } };
type NoImagesAnswer = {
  message: string;
  code: string;
  errors?: { [key: string]: string[] };
  data?: { outcomes: ImageOutcome[] };
};
type ObjectionBody = { text: string };
type Offer = { title: string; text: string; percent_off: number };
type OpenidEntered = UserAnswer | OpenidNewcomer;
type OpenidFinishBody = { query: string };
type OpenidNewcomer = { data: { newcomer: { name: string; email: string } } };
type OpenidRegisterBody = { agreed: true };
type OpenidStartBody = { invitation?: string | null };
type OpenidStarted = { data: { url: string } };
type OrderPackagesBody = { ids: string[] };
type OwnReview = {
  id: string;
  state: 'open' | 'cleared' | 'refused' | 'appealed' | 'withdrawn';
  reason: ('sexual_content' | 'apparent_minor') | null;
  moments: number[];
  pictures: string[];
  decide_by: string | null;
  is_late: boolean;
  objection: string | null;
  can_object: boolean;
  can_appeal: boolean;
};
type OwnVerification =
  | { state: 'none' }
  | { state: 'pending'; asked_at: string }
  | { state: 'approved' }
  | { state: 'declined'; asked_at: string; reason: string; ask_again_at: string };
type OwnVerificationAnswer = { data: { verification: OwnVerification } };
type Package = {
  id: string;
  credits: number;
  list_price_cents: number;
  amount_cents: number;
  currency: 'BRL';
  tags: ('most_popular' | 'priority_processing')[];
  promotion: PromotionShown | null;
};
type PackagesAnswer = {
  data: Package[];
  meta: { methods: ('pix' | 'card' | 'boleto')[]; is_sandbox: boolean; first_purchase_payment_id: string | null };
};
type PageMeta = { page: number; per_page: number; total: number };
type Payment = {
  id: string;
  status: 'pending' | 'success' | 'refunded' | 'fail' | 'trash' | 'error';
  status_reason:
    | (
        | 'expired'
        | 'cancelled'
        | 'rejected'
        | 'not_accepted'
        | 'refund'
        | 'provider_refund'
        | 'chargeback'
        | 'amount_mismatch'
        | 'currency_mismatch'
        | 'payer_mismatch'
      )
    | null;
  credits: number;
  list_price_cents: number;
  amount_cents: number;
  currency: 'BRL';
  method: 'pix' | 'card' | 'boleto';
  gateway: 'sandbox' | 'mercadopago' | 'stripe';
  promotion: { title: string; percent_off: number } | null;
  pix?: { code: string; qr_svg: string };
  payment_url?: string;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  refunded_cents: number;
  refund: Refund | null;
  refund_offer: RefundOffer | null;
};
type PaymentAnswer = { data: { payment: Payment } };
type PhotoPerson = { id: string; thumbnail_url: string; face_width: number; concerns: ('small' | 'turned')[] };
type PhotoPreviewBody = { mapping: Mapping };
type PreviewAnswer = { data: { pictures: { seconds: number; before_url: string; after_url: string }[] } };
type PreviewBody = { mapping: Mapping; at_seconds?: number; settings?: SwapSettings };
type PricesAnswer = { data: { credits: number; list_price_cents: number }[] };
type Privacy = {
  export: DataExport | null;
  erasure: Erasure | null;
  consequences: ErasureConsequences;
  erasure_days: number;
  export_hours: number;
};
type PrivacyAnswer = { data: Privacy };
type Processing = {
  id: string;
  kind: 'video' | 'catalog' | 'image' | 'photo' | 'enhance';
  status: 'pending' | 'in_progress' | 'completed' | 'error';
  stage: 'queued' | 'preparing' | 'rendering' | 'joining' | 'checking' | 'review' | 'done';
  progress: number;
  queue_position: number | null;
  eta_seconds: number | null;
  error_code:
    | (
        | 'cancelled'
        | 'refused'
        | 'poor_coverage'
        | 'face_removed'
        | 'video_removed'
        | 'image_removed'
        | 'nothing_found'
        | 'damaged'
        | 'failed'
        | 'blocked'
      )
    | null;
  is_blocked: boolean;
  credits: number;
  credits_charged: number;
  video_id: string | null;
  image_id: string | null;
  clip_id: string | null;
  title: string;
  face_ids: string[];
  seconds: number | null;
  thumbnail_url: string | null;
  before_url: string | null;
  before_from_seconds: number;
  result_url: string | null;
  download_url: string | null;
  coverage: number | null;
  cut_out: CutOut | null;
  enhanced: Enhanced | null;
  worked: boolean | null;
  review: OwnReview | null;
  created_at: string;
  finished_at: string | null;
  deletes_at: string | null;
};
type ProcessingAnswer = { data: { processing: Processing } };
type ProcessingsAnswer = { data: Processing[]; meta: PageMeta };
type PromotionShown = {
  id: string;
  title: string;
  text: string;
  percent_off: number;
  ends_at: string | null;
  first_purchase_only: boolean;
};
type ProofChallenge = {
  parameters: { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string } & {
    [key: string]: unknown;
  };
  signature?: string;
};
type ProposeLiftBody = { reason: string };
type PublishClipBody = { version: number };
type ReceiptAnswer = { data: { payment: Payment; parties: ReceiptParties } };
type ReceiptParties = {
  seller: { name: string; cnpj: string; address: string; support_email: string };
  buyer: { name: string; email: string; cpf: string | null };
};
type RecoverPasswordBody = { email: string };
type RecoveryCodes = { data: { recovery_codes: string[] } };
type Refund = {
  protocol: string;
  state: 'asked' | 'approved' | 'sent' | 'done' | 'denied' | 'failed';
  credits: number;
  amount_cents: number;
  by_hand: boolean;
  reason: string | null;
  asked_at: string;
  done_at: string | null;
};
type RefundAnswer = { data: { payment: Payment; refund: Refund } };
type RefundOffer = { until: string; credits: number; amount_cents: number; is_automatic: boolean; by_hand: boolean };
type RegisterBody = {
  name: string;
  email: string;
  password: string;
  password_confirmation: string;
  captcha: CaptchaAnswer;
  invitation?: string | null;
};
type ReleaseCpfBody = { reason: string };
type RenameVideoBody = { file_name: string };
type RenderBody = {
  background: BackgroundInput;
  mask?: string | null;
  format?: 'png' | 'webp' | 'jpeg';
  shadow?: ShadowInput | null;
};
type ReportAnswer = { data: { report: ReportStatus } };
type ReportStatus = {
  protocol: string;
  state: 'checking' | 'blocked' | 'waiting' | 'answered';
  outcome: ('blocked' | 'kept' | 'not_found') | null;
  received_at: string;
  answered_at: string | null;
};
type ResetPasswordBody = { token: string; password: string; password_confirmation: string };
type ReviewAnswer = { data: ReviewCase[]; meta: PageMeta };
type ReviewCase = {
  id: string;
  subject: 'face' | 'video' | 'image' | 'processing' | 'report';
  subject_id: string;
  state: 'open' | 'cleared' | 'refused' | 'appealed' | 'withdrawn';
  reason:
    | 'sexual_content'
    | 'apparent_minor'
    | 'reported_intimate'
    | 'reported_minor'
    | 'reported_no_consent'
    | 'reported_deceit'
    | 'reported_other';
  moments: number[];
  pictures: string[];
  playback_url: string | null;
  source: 'screen' | 'report';
  user: { id: string; name: string; email: string } | null;
  reports: {
    protocol: string;
    reason: 'intimate' | 'minor' | 'no_consent' | 'deceit' | 'other';
    link: string;
    text: string;
    similarity: number | null;
    created_at: string;
  }[];
  blockable: {
    subject: 'processing' | 'face' | 'video' | 'image' | 'clip' | 'account';
    id: string;
    name: string;
    is_blocked: boolean;
  }[];
  appeal: string | null;
  objection: string | null;
  decide_by: string;
  is_overdue: boolean;
  decided_by: string | null;
  decision_reason: string | null;
  created_at: string;
  decided_at: string | null;
};
type ReviewCaseAnswer = { data: { case: ReviewCase } };
type Sale = {
  id: string;
  status: 'pending' | 'success' | 'refunded' | 'fail' | 'trash' | 'error';
  status_reason:
    | (
        | 'expired'
        | 'cancelled'
        | 'rejected'
        | 'not_accepted'
        | 'refund'
        | 'provider_refund'
        | 'chargeback'
        | 'amount_mismatch'
        | 'currency_mismatch'
        | 'payer_mismatch'
      )
    | null;
  credits: number;
  list_price_cents: number;
  amount_cents: number;
  currency: 'BRL';
  method: 'pix' | 'card' | 'boleto';
  gateway: 'sandbox' | 'mercadopago' | 'stripe';
  promotion: { title: string; percent_off: number } | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  refunded_cents: number;
  refund: Refund | null;
  refund_offer: RefundOffer | null;
  user: { id: string; name: string; email: string };
  reference: string | null;
  transaction: string | null;
  flag: string | null;
  refund_failure: ('refused' | 'no_answer' | 'gateway_gone') | null;
};
type SaleAnswer = { data: { sell: Sale } };
type SaleDetailAnswer = { data: { sell: Sale; events: SaleEvent[] } };
type SaleEvent = {
  id: string;
  kind: string | null;
  verdict: 'accepted' | 'ignored' | 'forged' | 'stale' | 'malformed' | 'foreign';
  deliveries: number;
  tries: number;
  received_at: string;
  handled_at: string | null;
};
type SalesAnswer = {
  data: Sale[];
  meta: { page: number; per_page: number; total: number; is_capped: boolean; totals: SalesTotals | null };
};
type SalesTotals = { count: number; amount_cents: number; paid_cents: number; refunded_cents: number };
type ScreenRule = {
  reason: 'sexual_content' | 'apparent_minor';
  decided: number;
  overruled: number;
  is_doubtful: boolean;
};
type ScreenRulesAnswer = { data: ScreenRule[]; meta: { days: number } };
type SecondFactorAsked = { data: { second_factor: true } };
type SecondFactorBody = { code: string };
type SecondFactorEnrolment = { data: { secret: string; otpauth_url: string; qr_svg: string } };
type SeenBody = { up_to: number };
type SessionItem = {
  id: string;
  current: boolean;
  ip: string | null;
  user_agent: string | null;
  created_at: string;
  last_seen_at: string;
};
type SessionsAnswer = { data: SessionItem[] };
type Settings = {
  maintenance: boolean;
  marketing_url: string | null;
  support_email: string;
  support: SupportSettings;
  openid: { name: string } | null;
  staff_idle_minutes: number;
  review_hours: number;
  company: { name: string; cnpj: string; address: string };
  retention: {
    results_days: number;
    uploads_days: number;
    unfinished_hours: number;
    faces_months: number;
    exports_hours: number;
    erasure_days: number;
  };
};
type SettingsAnswer = { data: Settings };
type Shadow = { opacity: number; softness: number; x: number; y: number };
type ShadowInput = { opacity?: number; softness?: number; x?: number; y?: number };
type StaffAlert = {
  code:
    | 'failure_rate'
    | 'webhook_errors'
    | 'disk_low'
    | 'work_stalled'
    | 'no_workers'
    | 'refunds_awaiting'
    | 'refunds_failed'
    | 'refunds_to_pay'
    | 'events_given_up'
    | 'payments_flagged'
    | 'review_awaiting'
    | 'review_overdue'
    | 'rules_overruled'
    | 'credit_orders_awaiting'
    | 'verifications_awaiting'
    | 'second_factor_missing';
  level: 'warning' | 'critical';
  value: number;
  link: { route: string; query: { [key: string]: string } };
};
type StaffCategoriesAnswer = { data: { id: string; title: { pt_BR: string; en: string } }[] };
type StaffClip = {
  id: string;
  state: 'draft' | 'screening' | 'held' | 'published' | 'withdrawn';
  version: number;
  title: { pt_BR: string; en: string };
  description: { pt_BR: string; en: string };
  categories: string[];
  tags: string[];
  staff_badges: ('hot' | 'trending' | 'new' | 'most_chosen')[];
  earned_badges: ('hot' | 'trending' | 'new' | 'most_chosen')[];
  price_credits: number;
  licence: LicenceBody | null;
  proof: { name: string; url: string } | null;
  problems: (
    | 'titles_missing'
    | 'category_missing'
    | 'licence_missing'
    | 'proof_missing'
    | 'releases_missing'
    | 'licence_expired'
    | 'not_screened'
    | 'held'
    | 'refused'
    | 'not_analysed'
  )[];
  video: {
    state: 'uploading' | 'checking' | 'analysing' | 'ready' | 'held' | 'refused' | 'error';
    progress: number | null;
    error_code:
      | (
          | 'empty'
          | 'unreadable'
          | 'not_mp4'
          | 'no_video'
          | 'codec_unsupported'
          | 'damaged'
          | 'too_large'
          | 'too_long'
          | 'too_big'
          | 'hdr_unsupported'
          | 'no_face'
          | 'refused'
          | 'original_gone'
          | 'failed'
        )
      | null;
    file_name: string;
    bytes: number;
    bytes_received: number;
    probe: VideoProbe | null;
    people: VideoPerson[];
  };
  review: { id: string; state: 'open' | 'cleared' | 'refused' | 'appealed' | 'withdrawn' } | null;
  poster_url: string | null;
  previews: ClipPreview[];
  views: number;
  choices: number;
  added_by: { id: string; name: string };
  created_at: string;
  updated_at: string;
  published_at: string | null;
  withdrawn_at: string | null;
  withdrawal: { cause: 'staff' | 'licence_expired'; reason: string | null } | null;
};
type StaffConfirmAnswer = { data: { confirmed_until: string } };
type StaffConfirmBody = { code?: string; current_password?: string };
type StaffPackage = {
  id: string;
  version: number;
  credits: number;
  price_cents: number;
  tags: ('most_popular' | 'priority_processing')[];
  position: number;
  is_active: boolean;
  updated_at: string;
};
type StaffPackageAnswer = { data: { package: StaffPackage } };
type StaffPackagesAnswer = { data: { packages: StaffPackage[]; promotions: StaffPromotion[] } };
type StaffPreviewAnswer = { data: { clip: ClipDetail } };
type StaffPromotion = {
  id: string;
  version: number;
  title: { pt_BR: string; en: string };
  text: { pt_BR: string; en: string };
  percent_off: number;
  starts_at: string;
  ends_at: string | null;
  first_purchase_only: boolean;
  package_ids: string[] | null;
  is_active: boolean;
  phase: 'planned' | 'running' | 'over' | 'archived';
  updated_at: string;
};
type StaffPromotionAnswer = { data: { promotion: StaffPromotion } };
type StaffVideoAnswer = { data: { clip: StaffClip } };
type StaffVideoConflict = {
  message: string;
  code: string;
  errors?: { [key: string]: string[] };
  details?: { [key: string]: string | number };
  data: { clip: StaffClip };
};
type StaffVideosAnswer = { data: StaffClip[]; meta: PageMeta };
type StartAnswer = { data: { processing: Processing; processings: Processing[] } };
type StartBody =
  | { kind: 'video'; video_id: string; mapping: Mapping; settings?: SwapSettings }
  | { kind: 'image'; image_ids: ImageIds }
  | { kind: 'catalog'; clip_id: string; mapping: Mapping; terms_accepted: true; price_credits?: number }
  | { kind: 'photo'; photos: { image_id: string; mapping: Mapping }[] }
  | { scale: 2 | 4; clean?: boolean; kind: 'enhance'; image_id: string };
type StartRefundBody = { reason: string };
type StatementAnswer = { data: StatementItem[]; meta: PageMeta };
type StatementItem = {
  id: string;
  type: 'purchase' | 'video' | 'image' | 'other' | 'gift' | 'unknown';
  status: 'success' | 'completed' | 'pending' | 'error' | 'fail' | 'trash' | 'refunded' | 'unknown';
  reason: string | null;
  credits: number;
  amount_cents: number | null;
  currency: 'BRL';
  date: string;
  promotion: { title: string; percent_off: number } | null;
  payment_id: string | null;
  title: string | null;
  can_pay: boolean;
  refund: { protocol: string; state: 'asked' | 'approved' | 'sent' | 'done' | 'denied' | 'failed' } | null;
};
type SupportSettings = {
  chat:
    | (
        | { provider: 'support_board'; script_url: string }
        | { provider: 'chatwoot'; script_url: string; base_url: string; website_token: string }
      )
    | null;
  whatsapp_url: string | null;
  answer_days: number;
};
type SwapOffer = { credits: number; estimate_seconds: number };
type SwapSettings = {
  detection_model?: 'fast' | 'far';
  detection_mode?: 'all' | 'largest' | 'chosen';
  face_angle?: '0' | '90' | '180' | '270' | 'auto';
  gender?: 'any' | 'female' | 'male';
  trim?: Trim;
};
type Trim = { from: number; to: number };
type UpdateClipBody = {
  version: number;
  title?: { pt_BR: string; en: string };
  description?: { pt_BR: string; en: string };
  categories?: string[];
  tags?: string[];
  staff_badges?: ('hot' | 'trending' | 'new' | 'most_chosen')[];
  price_credits?: number;
  licence?: LicenceBody | null;
};
type UpdateFaceBody = { name?: string; is_favourite?: boolean };
type UpdateUserBody = { name?: string; language?: 'pt_BR' | 'en'; current_password?: string; new_password?: string };
type UserAnswer = { data: { user: CurrentUser } };
type UserConsent = {
  id: string;
  kind: 'self' | 'authorised' | 'invented';
  text_version: string;
  language: 'pt_BR' | 'en';
  address: string;
  declared_at: string;
  withdrawn_at: string | null;
  face: { id: string; name: string; state: 'usable' | 'held' | 'refused' } | null;
};
type UserConsentsAnswer = { data: UserConsent[]; meta: PageMeta };
type UserDetail = {
  id: string;
  name: string;
  email: string;
  role: ('admin' | 'mod' | 'editor' | 'user' | 'dev') | null;
  status: 'none' | 'active' | 'inactive' | 'suspended' | 'archived';
  is_irrestrict: boolean;
  second_factor: boolean;
  balance: number;
  created_at: string;
  version: number;
  phone: string | null;
  language: ('pt_BR' | 'en') | null;
  role_given_at: string;
  updated_at: string;
  held: number;
  debt: number;
  flagged_at: string | null;
  billing: Billing;
  invited_by: { id: string; name: string } | null;
  verifications: Verification[];
  credit_orders: CreditOrder[];
  may: { edit: boolean; status: boolean; verify: boolean; role: boolean; credits: boolean };
};
type UserDetailAnswer = { data: { user: UserDetail } };
type UserListed = {
  id: string;
  name: string;
  email: string;
  role: ('admin' | 'mod' | 'editor' | 'user' | 'dev') | null;
  status: 'none' | 'active' | 'inactive' | 'suspended' | 'archived';
  is_irrestrict: boolean;
  second_factor: boolean;
  balance: number;
  created_at: string;
};
type UserProcessing = {
  id: string;
  kind: 'video' | 'catalog' | 'image' | 'photo' | 'enhance';
  status: 'pending' | 'in_progress' | 'completed' | 'error';
  stage: 'queued' | 'preparing' | 'rendering' | 'joining' | 'checking' | 'review' | 'done';
  error_code:
    | (
        | 'cancelled'
        | 'refused'
        | 'poor_coverage'
        | 'face_removed'
        | 'video_removed'
        | 'image_removed'
        | 'nothing_found'
        | 'damaged'
        | 'failed'
        | 'blocked'
      )
    | null;
  title: string;
  credits: number;
  created_at: string;
  finished_at: string | null;
};
type UserProcessingsAnswer = { data: UserProcessing[]; meta: PageMeta };
type UsersAnswer = { data: UserListed[]; meta: CappedMeta };
type UserSessionsAnswer = { data: SessionItem[] };
type Verification = {
  id: string;
  is_irrestrict: boolean;
  checked: string;
  by: { id: string; name: string };
  at: string;
};
type VerificationRequest = {
  id: string;
  user: { id: string; name: string; email: string; created_at: string };
  message: string | null;
  state: 'pending' | 'approved' | 'declined';
  asked_at: string;
  decided_by: { id: string; name: string } | null;
  decided_at: string | null;
  decision_reason: string | null;
};
type VerificationRequestAnswer = { data: { request: VerificationRequest } };
type VerificationRequestsAnswer = { data: VerificationRequest[]; meta: CappedMeta };
type VerifyAnswer = { data: FileVerdict };
type VerifyUserBody = { version: number; is_irrestrict: boolean; checked: string };
type Video = {
  id: string;
  state: 'uploading' | 'checking' | 'analysing' | 'ready' | 'held' | 'refused' | 'error';
  progress: number | null;
  error_code:
    | (
        | 'empty'
        | 'unreadable'
        | 'not_mp4'
        | 'no_video'
        | 'codec_unsupported'
        | 'damaged'
        | 'too_large'
        | 'too_long'
        | 'too_big'
        | 'hdr_unsupported'
        | 'no_face'
        | 'refused'
        | 'original_gone'
        | 'failed'
      )
    | null;
  file_name: string;
  bytes: number;
  bytes_received: number;
  probe: VideoProbe | null;
  settings: AnalysisSettings;
  people: VideoPerson[];
  poster_url: string | null;
  source_url: string | null;
  offer: SwapOffer | null;
  review: OwnReview | null;
  without_doubt: { seconds: number; video_id: string | null } | null;
  created_at: string;
  deletes_at: string;
};
type VideoAnswer = { data: { video: Video } };
type VideoPerson = {
  id: string;
  thumbnail_url: string;
  share: number;
  seconds: number;
  ranges: { from: number; to: number }[];
  gender: 'female' | 'male' | 'unknown';
  face_width: number;
  hardest: { seconds: number; hardship: 'turned' | 'small' | 'covered' }[];
};
type VideoProbe = {
  seconds: number;
  width: number;
  height: number;
  fps: number;
  frames: number;
  has_audio: boolean;
  bytes: number;
};
type VideosAnswer = { data: Video[] };
type Welcome = { is_confirmed: boolean; credits_offered: number; has_had_credits: boolean; has_result: boolean };
type WelcomeAnswer = { data: Welcome };
type WithdrawClipBody = { version: number; reason: string };
type WorkAnswer = { data: WorkItem[]; meta: CappedMeta };
type WorkItem = {
  id: string;
  user_id: string;
  kind: 'video' | 'catalog' | 'image' | 'photo' | 'enhance';
  status: 'pending' | 'in_progress' | 'completed' | 'error';
  stage: 'queued' | 'preparing' | 'rendering' | 'joining' | 'checking' | 'review' | 'done';
  progress: number;
  error_code:
    | (
        | 'cancelled'
        | 'refused'
        | 'poor_coverage'
        | 'face_removed'
        | 'video_removed'
        | 'image_removed'
        | 'nothing_found'
        | 'damaged'
        | 'failed'
        | 'blocked'
      )
    | null;
  is_stalled: boolean;
  created_at: string;
  finished_at: string | null;
};
export interface paths {
  '/api/csrf': {
    /** Sets the anti-forgery cookie XSRF-TOKEN */
    get: Call<{ 204: Empty }>;
  };
  '/api/settings': {
    /** What the page must know before anyone logs in */
    get: Call<{ 200: Json<SettingsAnswer> }>;
  };
  '/api/captcha': {
    /** A sum to answer once, within five minutes; with a proof of work after repeated failure or when asked for */
    get: Call<{ 200: Json<CaptchaQuestion> }, 422 | 429, { query?: { proof?: '1' | '2' | '3' } }>;
  };
  '/api/register': {
    /** Makes an account and logs it in */
    post: Call<{ 201: Json<UserAnswer> }, 400 | 419 | 422 | 429, {}, RegisterBody>;
  };
  '/api/invitations/{token}': {
    /** Whether an invitation is known */
    get: Call<{ 200: Json<InvitationKnown> }, never, { path: { token: string } }>;
  };
  '/api/login': {
    /** Logs a user in; 202 asks for the second factor */
    post: Call<{ 200: Json<UserAnswer>; 202: Json<SecondFactorAsked> }, 400 | 419 | 422 | 429, {}, LoginBody>;
  };
  '/api/staff/login': {
    /** Logs a member of staff in; 202 asks for the second factor */
    post: Call<{ 200: Json<UserAnswer>; 202: Json<SecondFactorAsked> }, 400 | 419 | 422 | 429, {}, LoginBody>;
  };
  '/api/login/second-factor': {
    /** Finishes a log-in with a code of the app or a recovery code */
    post: Call<{ 200: Json<UserAnswer> }, 400 | 419 | 422 | 429, {}, SecondFactorBody>;
  };
  '/api/logout': {
    /** Ends this session */
    delete: Call<{ 204: Empty }, 401 | 419>;
  };
  '/api/user': {
    /** Who is logged in */
    get: Call<{ 200: Json<UserAnswer> }, 401>;
    /** Changes name, language or password; a new password ends the other sessions */
    patch: Call<{ 200: Json<UserAnswer> }, 400 | 401 | 419 | 422 | 429, {}, UpdateUserBody>;
  };
  '/api/user/verification': {
    /** Whether the account is verified, has asked for it, or was declined and why */
    get: Call<{ 200: Json<OwnVerificationAnswer> }, 401>;
    /** Asks staff to verify the account; asked twice it is one request */
    put: Call<{ 200: Json<OwnVerificationAnswer> }, 400 | 401 | 409 | 419 | 422, {}, AskVerificationBody>;
  };
  '/api/password-recovery': {
    /** Mails a recovery link; never tells whether the address has an account */
    post: Call<{ 200: Json<MessageAnswer> }, 400 | 419 | 422 | 429, {}, RecoverPasswordBody>;
  };
  '/api/password-reset': {
    /** Sets a new password with the token of a recovery link, once; ends every session of the account */
    post: Call<{ 200: Json<MessageAnswer> }, 400 | 419 | 422, {}, ResetPasswordBody>;
  };
  '/api/user/email': {
    /** Asks for another e-mail; a link goes to the old address and one to the new */
    post: Call<{ 202: Json<EmailChangeAnswer> }, 400 | 401 | 419 | 422 | 429, {}, ChangeEmailBody>;
    /** The e-mail change that waits for its links, if any */
    get: Call<{ 200: Json<EmailChangeAnswer> }, 401>;
    /** Takes the e-mail change back; its links are void */
    delete: Call<{ 204: Empty }, 401 | 404 | 419>;
  };
  '/api/email-change': {
    /** Follows one of the two links */
    post: Call<{ 200: Json<EmailConfirmed> }, 400 | 419 | 422, {}, ConfirmEmailBody>;
  };
  '/api/sessions': {
    /** Where the account is logged in, this session first */
    get: Call<{ 200: Json<SessionsAnswer> }, 401>;
    /** Ends every session but this one */
    delete: Call<{ 204: Empty }, 401 | 419>;
  };
  '/api/sessions/{id}': {
    /** Ends one session */
    delete: Call<{ 204: Empty }, 401 | 404 | 419 | 422, { path: { id: string } }>;
  };
  '/api/second-factor': {
    /** Begins the set-up: a secret for the authenticator app */
    post: Call<{ 200: Json<SecondFactorEnrolment> }, 401 | 409 | 419>;
    /** Turns the second factor off with password and code */
    delete: Call<{ 204: Empty }, 400 | 401 | 409 | 419 | 422 | 429, {}, DisableSecondFactorBody>;
  };
  '/api/second-factor/confirm': {
    /** Turns the second factor on with a first code; answers the recovery codes, once */
    post: Call<{ 200: Json<RecoveryCodes> }, 400 | 401 | 409 | 419 | 422 | 429, {}, SecondFactorBody>;
  };
  '/api/second-factor/recovery-codes': {
    /** Replaces all recovery codes */
    post: Call<{ 200: Json<RecoveryCodes> }, 400 | 401 | 409 | 419 | 422 | 429, {}, SecondFactorBody>;
  };
  '/api/welcome': {
    /** What somebody new still has before them: the welcome credit, a first result */
    get: Call<{ 200: Json<WelcomeAnswer> }, 401>;
  };
  '/api/welcome/code': {
    /** Mails a code of six digits that confirms the address */
    post: Call<{ 204: Empty }, 401 | 409 | 419 | 429>;
  };
  '/api/welcome/confirm': {
    /** Confirms the address by its code, and gives the welcome credit once a person */
    post: Call<{ 200: Json<CodeConfirmed> }, 400 | 401 | 419 | 422, {}, ConfirmCodeBody>;
  };
  '/api/openid/start': {
    /** Begins a log-in at the provider of OpenID Connect */
    post: Call<{ 200: Json<OpenidStarted> }, 404 | 419 | 422 | 429 | 503, {}, OpenidStartBody>;
  };
  '/api/openid/finish': {
    /** Logs in with what the provider answered; who has no account yet is asked to agree, 202 asks for the second factor */
    post: Call<{ 200: Json<OpenidEntered>; 202: Json<SecondFactorAsked> }, 404 | 419 | 422 | 503, {}, OpenidFinishBody>;
  };
  '/api/openid/register': {
    /** Makes the account of somebody whom the provider vouched for, once they agreed */
    post: Call<{ 201: Json<UserAnswer> }, 404 | 419 | 422 | 429, {}, OpenidRegisterBody>;
  };
  '/api/notifications': {
    /** What happened to my account, newest first */
    get: Call<{ 200: Json<NewsAnswer> }, 401, { query?: { before?: number } }>;
  };
  '/api/notifications/seen': {
    /** I have seen these */
    post: Call<{ 204: Empty }, 400 | 401 | 419 | 422, {}, SeenBody>;
  };
  '/api/user/mail-preferences': {
    /** Which mails I want */
    get: Call<{ 200: Json<MailPreferencesAnswer> }, 401>;
    /** Chooses which mails I want */
    put: Call<{ 200: Json<MailPreferencesAnswer> }, 400 | 401 | 419 | 422, {}, MailPreferences>;
  };
  '/api/support/chat': {
    /** Who the caller is at the chat provider */
    get: Call<{ 200: Json<ChatIdentityAnswer> }, 401 | 404>;
  };
  '/api/contact': {
    /** Mails a message to support */
    post: Call<{ 201: Json<ContactAnswer> }, 400 | 419 | 422 | 429, {}, ContactBody>;
  };
  '/api/user/billing/claim': {
    /** Asks staff for a CPF that another account has */
    post: Call<{ 201: Json<ContactAnswer> }, 400 | 401 | 419 | 422 | 429, {}, ClaimCpfBody>;
  };
  '/api/credits/packages': {
    /** Packages at the price the caller would pay now */
    get: Call<{ 200: Json<PackagesAnswer> }, 401>;
  };
  '/api/credits/prices': {
    /** The list prices, for anybody */
    get: Call<{ 200: Json<PricesAnswer> }>;
  };
  '/api/credits/statement': {
    /** Every credit that came, went or is held, newest first */
    get: Call<
      { 200: Json<StatementAnswer> },
      401 | 422,
      {
        query?: {
          page?: number;
          type?: 'purchase' | 'video' | 'image' | 'other' | 'gift' | 'unknown';
          status?: 'success' | 'completed' | 'pending' | 'error' | 'fail' | 'trash' | 'refunded' | 'unknown';
        };
      }
    >;
  };
  '/api/credits/invitation': {
    /** The caller’s invitation link and what it earned */
    get: Call<{ 200: Json<InvitationAnswer> }, 401>;
  };
  '/api/user/billing': {
    /** CPF (masked) and mobile phone */
    get: Call<{ 200: Json<BillingAnswer> }, 401>;
    /** Saves CPF and mobile phone */
    patch: Call<{ 200: Json<BillingAnswer> }, 400 | 401 | 419 | 422 | 429, {}, BillingBody>;
  };
  '/api/payments': {
    /** Buys a package. The same Idempotency-Key with the same body answers with the same payment */
    post: Call<
      { 201: Json<PaymentAnswer> },
      400 | 401 | 409 | 419 | 422 | 429 | 503,
      { header?: { 'idempotency-key'?: string } },
      BuyBody
    >;
  };
  '/api/payments/{id}': {
    /** One of the caller’s payments, with all that its receipt needs */
    get: Call<{ 200: Json<ReceiptAnswer> }, 401 | 404, { path: { id: string } }>;
  };
  '/api/payments/{id}/pay': {
    /** The way to pay a pending payment, opened again if the provider did not answer */
    post: Call<{ 200: Json<PaymentAnswer> }, 401 | 404 | 409 | 419 | 422 | 503, { path: { id: string } }>;
  };
  '/api/payments/{id}/cancel': {
    /** Gives up a pending payment */
    post: Call<{ 200: Json<PaymentAnswer> }, 401 | 404 | 409 | 419 | 503, { path: { id: string } }>;
  };
  '/api/payments/{id}/refund': {
    /** Asks for a refund within seven days; at once when no credit was spent */
    post: Call<{ 200: Json<RefundAnswer> }, 401 | 404 | 409 | 419 | 503, { path: { id: string } }>;
  };
  '/api/staff/sells': {
    /** Payments, newest first, with the sums of all that match */
    get: Call<
      { 200: Json<SalesAnswer> },
      401 | 403 | 409 | 422,
      {
        query?: {
          page?: number;
          status?: 'pending' | 'success' | 'refunded' | 'fail' | 'trash' | 'error';
          method?: 'pix' | 'card' | 'boleto';
          refund?: 'asked' | 'approved' | 'sent' | 'done' | 'denied' | 'failed';
          flagged?: 'true' | 'false';
          query?: string;
          from?: string;
          to?: string;
        };
      }
    >;
  };
  '/api/staff/sells/export': {
    /** All payments that match as a file for a spreadsheet (text/csv) */
    get: Call<
      { 200: Empty },
      never,
      {
        query?: {
          status?: 'pending' | 'success' | 'refunded' | 'fail' | 'trash' | 'error';
          method?: 'pix' | 'card' | 'boleto';
          refund?: 'asked' | 'approved' | 'sent' | 'done' | 'denied' | 'failed';
          flagged?: 'true' | 'false';
          query?: string;
          from?: string;
          to?: string;
        };
      }
    >;
  };
  '/api/staff/sells/events': {
    /** What providers sent and could not be worked on after all its tries, oldest first */
    get: Call<{ 200: Json<GivenUpEventsAnswer> }, 401 | 403 | 409>;
  };
  '/api/staff/sells/events/{id}': {
    /** Tries such a message again, or puts it away; answers those that are left */
    post: Call<
      { 200: Json<GivenUpEventsAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422 | 503,
      { path: { id: string } },
      DecideEventBody
    >;
  };
  '/api/staff/sells/{id}': {
    /** One payment, with what the provider sent about it */
    get: Call<{ 200: Json<SaleDetailAnswer> }, 401 | 403 | 404 | 409, { path: { id: string } }>;
  };
  '/api/staff/sells/{id}/refund': {
    /** Approves or denies a refund, or records that its money was sent by hand */
    post: Call<
      { 200: Json<SaleAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422 | 503,
      { path: { id: string } },
      DecideRefundBody
    >;
  };
  '/api/staff/sells/{id}/refund/start': {
    /** Asks for a refund in the buyer’s place, under the same rules, and approves it */
    post: Call<
      { 200: Json<SaleAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422 | 503,
      { path: { id: string } },
      StartRefundBody
    >;
  };
  '/api/staff/sells/{id}/flag/clear': {
    /** Takes the flag off a payment that was looked at */
    post: Call<
      { 200: Json<SaleAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422 | 503,
      { path: { id: string } },
      ClearFlagBody
    >;
  };
  '/api/staff/sells/{id}/reconcile': {
    /** Asks the provider about a payment at once */
    post: Call<
      { 200: Json<SaleDetailAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422 | 503,
      { path: { id: string } }
    >;
  };
  '/api/webhooks/{provider}': {
    /** Where payment providers report; signed by each in its own way */
    post: Call<{ 200: Json<{ received: true }> }, 400 | 404 | 413, { path: { provider: string } }>;
  };
  '/api/staff/confirm': {
    /** Gives the code of the second factor again, or the password while there is none: sensitive calls then go through for some minutes */
    post: Call<{ 200: Json<StaffConfirmAnswer> }, 400 | 401 | 403 | 409 | 419 | 422 | 429, {}, StaffConfirmBody>;
  };
  '/api/staff/dashboard': {
    /** The figures of the last days of São Paulo beside those of as many days before, the work of this moment, and what somebody should look at */
    get: Call<{ 200: Json<DashboardAnswer> }, 401 | 403 | 409 | 422, { query?: { days?: '7' | '30' | '90' } }>;
  };
  '/api/staff/dashboard/live': {
    /** Only the work of this moment and the alerts, for a page that stays open */
    get: Call<{ 200: Json<LiveDashboardAnswer> }, 401 | 403 | 409>;
  };
  '/api/staff/work': {
    /** The work that waits or runs, oldest first, or what ended without a result, newest first */
    get: Call<
      { 200: Json<WorkAnswer> },
      401 | 403 | 409 | 422,
      { query?: { page?: number; state?: 'open' | 'failed' } }
    >;
  };
  '/api/staff/users': {
    /** Accounts by words of name or e-mail, CPF or id, and by filters */
    get: Call<
      { 200: Json<UsersAnswer> },
      401 | 403 | 409 | 422,
      {
        query?: {
          page?: number;
          query?: string;
          role?: 'admin' | 'mod' | 'editor' | 'user' | 'dev';
          status?: 'none' | 'active' | 'inactive' | 'suspended' | 'archived';
          verified?: 'true' | 'false';
          second_factor?: 'true' | 'false';
          sort?: 'newest' | 'oldest' | 'name';
        };
      }
    >;
  };
  '/api/staff/users/{id}': {
    /** One account */
    get: Call<{ 200: Json<UserDetailAnswer> }, 401 | 403 | 404 | 409, { path: { id: string } }>;
    /** Changes name, e-mail, phone or language; a new e-mail asks for the code again and ends the sessions */
    patch: Call<
      { 200: Json<UserDetailAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      EditUserBody
    >;
  };
  '/api/staff/users/{id}/status': {
    /** Changes the status, with a reason; any but active ends the sessions */
    post: Call<
      { 200: Json<UserDetailAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      ChangeStatusBody
    >;
  };
  '/api/staff/users/{id}/verification': {
    /** Verifies the account or takes that back, and says what was checked */
    post: Call<
      { 200: Json<UserDetailAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      VerifyUserBody
    >;
  };
  '/api/staff/users/{id}/cpf/release': {
    /** Takes the CPF out of the account, so that its real owner can save it */
    post: Call<
      { 200: Json<UserDetailAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      ReleaseCpfBody
    >;
  };
  '/api/staff/users/{id}/role': {
    /** Gives another role; never to oneself, and the last admin stays */
    post: Call<
      { 200: Json<UserDetailAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      ChangeRoleBody
    >;
  };
  '/api/staff/verifications': {
    /** People who ask to be verified; what waits longest first */
    get: Call<
      { 200: Json<VerificationRequestsAnswer> },
      401 | 403 | 409 | 422,
      { query?: { page?: number; state?: 'pending' | 'approved' | 'declined' } }
    >;
  };
  '/api/staff/verifications/{id}/decision': {
    /** Verifies the account, saying what was checked, or declines with a reason that is told to it */
    post: Call<
      { 200: Json<VerificationRequestAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      DecideVerificationBody
    >;
  };
  '/api/staff/users/{id}/ledger': {
    /** The ledger, newest first, each entry with the balance after it */
    get: Call<
      { 200: Json<LedgerAnswer> },
      401 | 403 | 404 | 409 | 422,
      { query?: { page?: number }; path: { id: string } }
    >;
  };
  '/api/staff/users/{id}/processings': {
    /** The account’s processings, newest first */
    get: Call<
      { 200: Json<UserProcessingsAnswer> },
      401 | 403 | 404 | 409 | 422,
      { query?: { page?: number }; path: { id: string } }
    >;
  };
  '/api/staff/users/{id}/consents': {
    /** What was declared about faces, newest first */
    get: Call<
      { 200: Json<UserConsentsAnswer> },
      401 | 403 | 404 | 409 | 422,
      { query?: { page?: number }; path: { id: string } }
    >;
  };
  '/api/staff/users/{id}/audit': {
    /** What staff did to the account, newest first */
    get: Call<
      { 200: Json<AuditAnswer> },
      401 | 403 | 404 | 409 | 422,
      { query?: { page?: number }; path: { id: string } }
    >;
  };
  '/api/staff/users/{id}/sessions': {
    /** Where the account is logged in */
    get: Call<{ 200: Json<UserSessionsAnswer> }, 401 | 403 | 404 | 409 | 422, { path: { id: string } }>;
    /** Ends every session of the account */
    delete: Call<{ 204: Empty }, 401 | 403 | 404 | 409 | 419, { path: { id: string } }>;
  };
  '/api/staff/users/{id}/sessions/{session}': {
    /** Ends one session of the account */
    delete: Call<{ 204: Empty }, 401 | 403 | 404 | 409 | 419, { path: { id: string; session: string } }>;
  };
  '/api/staff/users/{id}/credits': {
    /** Gives or takes credits, with a reason; above the caller’s limit the order waits for a second admin */
    post: Call<
      { 201: Json<CreditOrderAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string }; header?: { 'idempotency-key'?: string } },
      CreditOrderBody
    >;
  };
  '/api/staff/credit-orders': {
    /** Orders of credits that wait for a second admin, or were decided */
    get: Call<
      { 200: Json<CreditOrdersAnswer> },
      401 | 403 | 409 | 422,
      { query?: { page?: number; state?: 'done' | 'pending' | 'denied' } }
    >;
  };
  '/api/staff/credit-orders/{id}/decision': {
    /** Approves or denies what another member of staff ordered */
    post: Call<
      { 200: Json<CreditOrderAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      DecideCreditOrderBody
    >;
  };
  '/api/staff/users/bulk/preview': {
    /** What an action on many accounts would do; nothing is done */
    post: Call<{ 200: Json<BulkPreviewAnswer> }, 400 | 401 | 403 | 409 | 419 | 422, {}, BulkBody>;
  };
  '/api/staff/users/bulk': {
    /** Does what a summary said, once */
    post: Call<{ 200: Json<BulkRunAnswer> }, 400 | 401 | 403 | 409 | 419 | 422, {}, BulkRunBody>;
  };
  '/api/staff/packages': {
    /** Packages and promotions, archived ones last */
    get: Call<{ 200: Json<StaffPackagesAnswer> }, 401 | 403 | 409>;
    /** A new package, last in the order */
    post: Call<{ 201: Json<StaffPackageAnswer> }, 400 | 401 | 403 | 404 | 409 | 419 | 422, {}, NewPackageBody>;
  };
  '/api/staff/packages/{id}': {
    /** Changes or archives a package; what was sold stays as it was */
    patch: Call<
      { 200: Json<StaffPackageAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      EditPackageBody
    >;
  };
  '/api/staff/packages/order': {
    /** Puts all packages that are for sale into an order */
    post: Call<{ 200: Json<StaffPackagesAnswer> }, 400 | 401 | 403 | 404 | 409 | 419 | 422, {}, OrderPackagesBody>;
  };
  '/api/staff/promotions': {
    /** A new promotion */
    post: Call<{ 201: Json<StaffPromotionAnswer> }, 400 | 401 | 403 | 404 | 409 | 419 | 422, {}, NewPromotionBody>;
  };
  '/api/staff/promotions/{id}': {
    /** Changes or archives a promotion */
    patch: Call<
      { 200: Json<StaffPromotionAnswer> },
      400 | 401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      EditPromotionBody
    >;
  };
  '/api/staff/audit': {
    /** What staff and the rules did, newest first */
    get: Call<
      { 200: Json<AuditAnswer> },
      401 | 403 | 409 | 422,
      {
        query?: {
          page?: number;
          actor?: string;
          action?: string;
          subject?: string;
          subject_id?: string;
          from?: string;
          to?: string;
        };
      }
    >;
  };
  '/api/staff/audit/export': {
    /** The same as a file for a spreadsheet (text/csv) */
    get: Call<
      { 200: Empty },
      never,
      { query?: { actor?: string; action?: string; subject?: string; subject_id?: string; from?: string; to?: string } }
    >;
  };
  '/api/faces': {
    /** The caller’s faces, favourites first */
    get: Call<{ 200: Json<FacesAnswer> }, 401>;
    /** Adds a face from one photo (multipart: consent, name, file). Without the declaration there is no face */
    post: Call<{ 201: Json<FaceAnswer> }, 401 | 409 | 413 | 419 | 422 | 503>;
  };
  '/api/faces/example': {
    /** The invented face of the page’s example as a face of the caller */
    post: Call<{ 201: Json<FaceAnswer> }, 401 | 409 | 419 | 422 | 503>;
  };
  '/api/faces/{id}/photos': {
    /** Another photo of the same person (multipart: file) */
    post: Call<{ 201: Json<FaceAnswer> }, 401 | 404 | 409 | 413 | 419 | 422 | 503, { path: { id: string } }>;
  };
  '/api/faces/{id}/photos/{photoId}/thumbnail': {
    /** The face of a photo, square */
    get: Call<{ 200: Empty }, never, { path: { id: string; photoId: string } }>;
  };
  '/api/faces/{id}/photos/{photoId}': {
    /** Removes one photo of several */
    delete: Call<{ 200: Json<FaceAnswer> }, 401 | 404 | 409 | 419, { path: { id: string; photoId: string } }>;
  };
  '/api/faces/{id}': {
    /** Renames a face or marks it as favourite */
    patch: Call<{ 200: Json<FaceAnswer> }, 401 | 404 | 419 | 422, { path: { id: string } }, UpdateFaceBody>;
    /** Deletes a face, its photos and its declaration’s validity */
    delete: Call<
      { 204: Empty },
      401 | 404 | 409 | 419,
      { query?: { stop_work?: 'true' | 'false' }; path: { id: string } }
    >;
  };
  '/api/uploads': {
    /** Begins a resumable upload (tus 1.0: Upload-Length, Upload-Metadata with filename, filetype, purpose); Location ends with the video’s id */
    post: Call<{ 201: Empty }, 401 | 403 | 409 | 413 | 419 | 422>;
  };
  '/api/uploads/{id}': {
    /** How many bytes have arrived: header Upload-Offset */
    head: Call<{ 200: Empty }, 401 | 404, { path: { id: string } }>;
    /** The next bytes, from Upload-Offset on (application/offset+octet-stream) */
    patch: Call<{ 204: Empty }, 401 | 404 | 409 | 413 | 419, { path: { id: string } }>;
    /** Gives an upload up */
    delete: Call<{ 204: Empty }, 401 | 404 | 409 | 419, { path: { id: string } }>;
  };
  '/api/videos': {
    /** The caller’s videos, newest first */
    get: Call<{ 200: Json<VideosAnswer> }, 401>;
  };
  '/api/videos/known': {
    /** The same file, if the caller has it here already */
    get: Call<{ 200: Json<KnownVideoAnswer> }, 401 | 422, { query: { sample: string } }>;
  };
  '/api/videos/{id}': {
    /** One video and the people in it */
    get: Call<{ 200: Json<VideoAnswer> }, 401 | 404, { path: { id: string } }>;
    /** Gives a video another name */
    patch: Call<{ 200: Json<VideoAnswer> }, 400 | 401 | 404 | 419 | 422, { path: { id: string } }, RenameVideoBody>;
    /** Deletes a video and everything made to look at it; results stay */
    delete: Call<
      { 204: Empty },
      401 | 404 | 409 | 419,
      { query?: { stop_work?: 'true' | 'false' }; path: { id: string } }
    >;
  };
  '/api/videos/example': {
    /** The example of the page as a video of the caller: an invented person, checked like any other video */
    post: Call<{ 201: Json<VideoAnswer> }, 401 | 409 | 413 | 419 | 422 | 503>;
  };
  '/api/videos/{id}/analysis': {
    /** Looks for people again with other settings; free */
    post: Call<
      { 202: Json<VideoAnswer> },
      401 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      AnalysisSettingsInput
    >;
  };
  '/api/videos/{id}/trimmed': {
    /** A new video without the doubted moments of one that is held, checked by itself; the same one when asked again */
    post: Call<{ 202: Json<VideoAnswer> }, 401 | 404 | 409 | 419 | 507, { path: { id: string } }>;
  };
  '/api/videos/{id}/source': {
    /** The video’s source */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/videos/{id}/poster': {
    /** The video’s poster */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/videos/{id}/people/{person}': {
    /** A person’s thumbnail */
    get: Call<{ 200: Empty }, never, { query?: { of?: string }; path: { id: string; person: string } }>;
  };
  '/api/videos/{id}/preview': {
    /** One moment swapped, free: a JPEG, or with Accept: application/json the addresses of pictures before and after */
    post: Call<
      { 200: Json<PreviewAnswer> },
      401 | 404 | 409 | 419 | 422 | 429 | 503,
      { path: { id: string } },
      PreviewBody
    >;
  };
  '/api/videos/{id}/previews/{preview}/{name}': {
    /** A picture of a preview */
    get: Call<{ 200: Empty }, never, { path: { id: string; preview: string; name: string } }>;
  };
  '/api/images': {
    /** Stores and screens one or more pictures (multipart: files, purpose). Each has an outcome of its own; where not one is taken, the answer is the first one’s error */
    post: Call<
      { 201: Json<AddImagesAnswer>; 409: Json<NoImagesAnswer>; 413: Json<NoImagesAnswer>; 422: Json<NoImagesAnswer> },
      401 | 419 | 429 | 503,
      { query?: { purpose?: 'subject' | 'background' | 'photo' | 'enhance' } }
    >;
    /** The caller’s pictures, newest first */
    get: Call<
      { 200: Json<ImagesAnswer> },
      401 | 422,
      { query?: { page?: number; purpose?: 'subject' | 'background' | 'photo' | 'enhance' } }
    >;
  };
  '/api/images/{id}': {
    /** One picture */
    get: Call<{ 200: Json<ImageAnswer> }, 401 | 404, { path: { id: string } }>;
    /** Deletes a picture; results stay */
    delete: Call<
      { 204: Empty },
      401 | 404 | 409 | 419,
      { query?: { stop_work?: 'true' | 'false' }; path: { id: string } }
    >;
  };
  '/api/images/{id}/source': {
    /** The picture’s source */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/images/{id}/view': {
    /** The picture’s view */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/images/{id}/thumbnail': {
    /** The picture’s thumbnail */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/images/{id}/preview': {
    /** How it will be cut out, roughly: a small WebP, free */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/images/{id}/people/{person}': {
    /** The thumbnail of a person in a photo */
    get: Call<{ 200: Empty }, never, { path: { id: string; person: string } }>;
  };
  '/api/images/{id}/swap-preview': {
    /** A photo with these faces, free: a JPEG, or with Accept: application/json both addresses, before and after */
    post: Call<
      { 200: Json<PreviewAnswer> },
      401 | 404 | 409 | 419 | 422 | 429 | 503,
      { path: { id: string } },
      PhotoPreviewBody
    >;
  };
  '/api/images/{id}/previews/{preview}/{name}': {
    /** A picture of a preview */
    get: Call<{ 200: Empty }, never, { path: { id: string; preview: string; name: string } }>;
  };
  '/api/processings': {
    /** Holds the credits and orders the work, in one commit. The same Idempotency-Key with the same body answers with the same processing; without a key the same body does while the first is open */
    post: Call<
      { 201: Json<StartAnswer> },
      400 | 401 | 402 | 404 | 409 | 419 | 422 | 503,
      { header?: { 'idempotency-key'?: string } },
      StartBody
    >;
    /** The caller’s processings, newest first */
    get: Call<
      { 200: Json<ProcessingsAnswer> },
      401 | 422,
      {
        query?: {
          page?: number;
          kind?: 'video' | 'catalog' | 'image' | 'photo' | 'enhance' | 'swap' | 'picture' | 'face';
          period?: 'recent' | 'all';
        };
      }
    >;
  };
  '/api/processings/{id}': {
    /** One processing */
    get: Call<{ 200: Json<ProcessingAnswer> }, 401 | 404, { path: { id: string } }>;
    /** Deletes a finished processing and its files */
    delete: Call<{ 204: Empty }, 401 | 404 | 409 | 419, { path: { id: string } }>;
  };
  '/api/processings/{id}/cancel': {
    /** Stops the work; the credits come back */
    post: Call<{ 200: Json<ProcessingAnswer> }, 401 | 404 | 409 | 419, { path: { id: string } }>;
  };
  '/api/processings/{id}/evaluation': {
    /** Says whether the result worked; changeable */
    put: Call<{ 200: Json<ProcessingAnswer> }, 401 | 404 | 409 | 419 | 422, { path: { id: string } }, EvaluationBody>;
  };
  '/api/processings/{id}/result': {
    /** The processing’s result */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/processings/{id}/thumbnail': {
    /** The processing’s thumbnail */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/processings/{id}/download': {
    /** The result as a file, with ranges */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/processings/{id}/render': {
    /** Puts a finished cut-out before something else, free; it becomes the result. Answers with the picture, or with Accept: application/json with the processing */
    post: Call<
      { 200: Json<ProcessingAnswer> },
      401 | 404 | 409 | 413 | 419 | 422 | 429 | 503,
      { path: { id: string } },
      RenderBody
    >;
  };
  '/api/processings/{id}/cut-out': {
    /** The plain cut-out, transparent */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/processings/{id}/cut-out-view': {
    /** The same, no larger than an editor needs it */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/processings/{id}/alpha': {
    /** How much of each pixel stays, in grey */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/processings/archive': {
    /** Several results in one ZIP */
    get: Call<{ 200: Empty }, never, { query: { ids: string } }>;
  };
  '/api/images/{id}/enhance-preview': {
    /** One spot of a picture as it is and as it will be when it is enlarged, free */
    post: Call<
      { 200: Json<EnhancePreviewAnswer> },
      401 | 404 | 409 | 419 | 422 | 429 | 503,
      { path: { id: string } },
      EnhancePreviewBody
    >;
  };
  '/api/processings/{id}/enhance-source': {
    /** Takes a finished picture as one to be enlarged: a copy of it among the caller’s pictures */
    post: Call<{ 201: Json<ImageAnswer> }, 401 | 404 | 409 | 413 | 419 | 422 | 503, { path: { id: string } }>;
  };
  '/api/catalog': {
    /** Clips of the catalogue; the search forgives accents and typos */
    get: Call<
      { 200: Json<CatalogAnswer> },
      401 | 404 | 422,
      {
        query?: {
          page?: number;
          query?: string;
          category?: string;
          badge?: 'hot' | 'trending' | 'new' | 'most_chosen';
          sort?: 'newest' | 'oldest' | 'most_viewed' | 'most_chosen';
          price?: 'all' | 'low_to_high' | 'high_to_low';
        };
      }
    >;
  };
  '/api/catalog/categories': {
    /** Categories and how many clips each has */
    get: Call<{ 200: Json<CatalogCategoriesAnswer> }, 401 | 404>;
  };
  '/api/catalog/reels': {
    /** A row of clips for each badge */
    get: Call<{ 200: Json<CatalogReelsAnswer> }, 401 | 404>;
  };
  '/api/catalog/terms': {
    /** The present version of the terms, and whether the caller accepted it */
    get: Call<{ 200: Json<CatalogTermsAnswer> }, 401 | 404>;
    /** Accepts the terms; version and time are kept */
    post: Call<{ 200: Json<CatalogTermsAnswer> }, 401 | 404 | 409 | 419 | 422, {}, CatalogTermsBody>;
  };
  '/api/catalog/{id}': {
    /** One clip and the people in it; counts a view, once for an account and a day */
    get: Call<{ 200: Json<ClipAnswer> }, 401 | 404, { path: { id: string } }>;
  };
  '/api/catalog/{id}/source': {
    /** The clip’s source, with ranges */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/catalog/{id}/poster': {
    /** The clip’s poster, with ranges */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/catalog/{id}/sizes/{height}': {
    /** A smaller size of the clip, with ranges */
    get: Call<{ 200: Empty }, never, { path: { id: string; height: number } }>;
  };
  '/api/catalog/{id}/people/{person}': {
    /** A person’s thumbnail */
    get: Call<{ 200: Empty }, never, { query?: { of?: string }; path: { id: string; person: string } }>;
  };
  '/api/catalog/{id}/preview': {
    /** One moment swapped, free: a JPEG, or with Accept: application/json the addresses of pictures before and after */
    post: Call<
      { 200: Json<PreviewAnswer> },
      401 | 404 | 409 | 419 | 422 | 429 | 503,
      { path: { id: string } },
      PreviewBody
    >;
  };
  '/api/catalog/{id}/previews/{preview}/{name}': {
    /** A picture of a preview */
    get: Call<{ 200: Empty }, never, { path: { id: string; preview: string; name: string } }>;
  };
  '/api/staff/videos': {
    /** Clips in every state */
    get: Call<
      { 200: Json<StaffVideosAnswer> },
      401 | 403 | 422,
      {
        query?: {
          page?: number;
          query?: string;
          state?: 'draft' | 'screening' | 'held' | 'published' | 'withdrawn';
          category?: string;
          sort?: 'position' | 'newest' | 'oldest' | 'most_viewed' | 'most_chosen' | 'price' | 'licence_until';
        };
      }
    >;
  };
  '/api/staff/videos/categories': {
    /** Categories in both languages */
    get: Call<{ 200: Json<StaffCategoriesAnswer> }, 401 | 403>;
  };
  '/api/staff/videos/{id}': {
    /** One clip, and what stands between it and the catalogue */
    get: Call<{ 200: Json<StaffVideoAnswer> }, 401 | 403 | 404, { path: { id: string } }>;
    /** Changes the record */
    patch: Call<
      { 200: Json<StaffVideoAnswer>; 409: Json<StaffVideoConflict | ErrorAnswer> },
      401 | 403 | 404 | 419 | 422,
      { path: { id: string } },
      UpdateClipBody
    >;
    /** Deletes a clip that was never in the catalogue */
    delete: Call<{ 204: Empty }, 401 | 403 | 404 | 409 | 419, { path: { id: string } }>;
  };
  '/api/staff/videos/{id}/as-user': {
    /** The clip as a user sees it */
    get: Call<{ 200: Json<StaffPreviewAnswer> }, 401 | 403 | 404 | 409, { path: { id: string } }>;
  };
  '/api/staff/videos/{id}/publish': {
    /** Puts the clip into the catalogue */
    post: Call<
      { 200: Json<StaffVideoAnswer>; 409: Json<StaffVideoConflict | ErrorAnswer> },
      401 | 403 | 404 | 419 | 422,
      { path: { id: string } },
      PublishClipBody
    >;
  };
  '/api/staff/videos/{id}/withdraw': {
    /** Takes the clip out of the catalogue */
    post: Call<
      { 200: Json<StaffVideoAnswer>; 409: Json<StaffVideoConflict | ErrorAnswer> },
      401 | 403 | 404 | 419 | 422,
      { path: { id: string } },
      WithdrawClipBody
    >;
  };
  '/api/staff/videos/{id}/move': {
    /** Places the clip right after another one, or first */
    post: Call<{ 204: Empty }, 401 | 403 | 404 | 419 | 422, { path: { id: string } }, MoveClipBody>;
  };
  '/api/staff/videos/{id}/analysis': {
    /** Looks for people again with other settings */
    post: Call<
      { 202: Json<StaffVideoAnswer> },
      401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      AnalysisSettingsInput
    >;
  };
  '/api/staff/videos/{id}/proof': {
    /** Keeps the proof of the licence (multipart: file, a PDF, PNG or JPEG) */
    put: Call<{ 200: Json<StaffVideoAnswer> }, 401 | 403 | 404 | 413 | 419 | 422, { path: { id: string } }>;
    /** The proof of the licence */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/staff/videos/{id}/source': {
    /** The clip’s source, with ranges */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/staff/videos/{id}/poster': {
    /** The clip’s poster, with ranges */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/staff/videos/{id}/sizes/{height}': {
    /** A smaller size of the clip, with ranges */
    get: Call<{ 200: Empty }, never, { path: { id: string; height: number } }>;
  };
  '/api/staff/videos/{id}/people/{person}': {
    /** A person’s thumbnail */
    get: Call<{ 200: Empty }, never, { query?: { of?: string }; path: { id: string; person: string } }>;
  };
  '/api/review/{id}/appeal': {
    /** Asks people to look again at what was refused */
    post: Call<{ 204: Empty }, 401 | 404 | 409 | 419 | 422, { path: { id: string } }, AppealBody>;
  };
  '/api/review/{id}/objection': {
    /** A few words against a doubt, for whoever decides; sent again they replace those before */
    put: Call<{ 204: Empty }, 401 | 404 | 409 | 419 | 422, { path: { id: string } }, ObjectionBody>;
  };
  '/api/review/{id}/continuation': {
    /** What was being prepared when it was held: the answer leads back to it */
    put: Call<{ 204: Empty }, 401 | 404 | 409 | 419 | 422, { path: { id: string } }, Continuation>;
  };
  '/api/review/{id}/pictures/{number}': {
    /** A moment of one’s own media that the screen doubted, while it is held; kept by no browser */
    get: Call<{ 200: Empty }, never, { path: { id: string; number: number } }>;
  };
  '/api/staff/review/rules': {
    /** How often staff let through what each rule of the screen had held or refused */
    get: Call<{ 200: Json<ScreenRulesAnswer> }, 401 | 403>;
  };
  '/api/staff/review': {
    /** What waits for a decision, soonest due first, or what was decided */
    get: Call<
      { 200: Json<ReviewAnswer> },
      401 | 403 | 422,
      { query?: { page?: number; state?: 'waiting' | 'decided' } }
    >;
  };
  '/api/staff/review/{id}/pictures/{number}': {
    /** A picture of what is held */
    get: Call<{ 200: Empty }, never, { path: { id: string; number: number } }>;
  };
  '/api/staff/review/{id}/video': {
    /** The video that a case is about, to be played by who decides; kept by no browser */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/staff/review/{id}/decision': {
    /** Clears or refuses what is held, with a reason */
    post: Call<
      { 200: Json<ReviewCaseAnswer> },
      401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      DecideReviewBody
    >;
  };
  '/api/staff/blocks': {
    /** What is blocked, or was, newest first */
    get: Call<
      { 200: Json<BlocksAnswer> },
      401 | 403 | 422,
      { query?: { page?: number; state?: 'standing' | 'lifted' } }
    >;
    /** Blocks a result, face, video, image, clip or account at once, everywhere */
    post: Call<{ 201: Json<BlockAnswer> }, 401 | 403 | 404 | 409 | 419 | 422, {}, BlockBody>;
  };
  '/api/staff/blocks/{id}/lift': {
    /** Proposes to unblock; another of staff has to agree */
    post: Call<
      { 200: Json<BlockAnswer> },
      401 | 403 | 404 | 409 | 419 | 422,
      { path: { id: string } },
      ProposeLiftBody
    >;
  };
  '/api/staff/blocks/{id}/lift/decision': {
    /** Agrees to unblock, or not; never to one’s own proposal */
    post: Call<{ 200: Json<BlockAnswer> }, 401 | 403 | 404 | 409 | 419 | 422, { path: { id: string } }, DecideLiftBody>;
  };
  '/api/reports': {
    /** Reports a result or a face (multipart: reason, link, text, email, captcha as JSON, and last a copy as file) */
    post: Call<{ 201: Json<ReportAnswer> }, 400 | 413 | 419 | 422 | 429 | 507>;
  };
  '/api/reports/{protocol}': {
    /** How far a report is, by its protocol number */
    get: Call<{ 200: Json<ReportAnswer> }, 404 | 422 | 429, { path: { protocol: string } }>;
  };
  '/api/verify': {
    /** Whether Semblante made a file, and whether it was changed since (multipart: file) */
    post: Call<{ 200: Json<VerifyAnswer> }, 400 | 413 | 419 | 422 | 429 | 503 | 507>;
  };
  '/api/privacy': {
    /** The caller’s copy and deletion under way, and what a deletion would mean */
    get: Call<{ 200: Json<PrivacyAnswer> }, 401>;
  };
  '/api/privacy/export': {
    /** Asks for a copy of everything of the caller; the same one if there is one of today */
    post: Call<{ 202: Json<DataExportAnswer> }, 401 | 419 | 429>;
  };
  '/api/privacy/export/{id}/file': {
    /** The copy as a ZIP, for its owner, while it is kept */
    get: Call<{ 200: Empty }, never, { path: { id: string } }>;
  };
  '/api/privacy/erasure': {
    /** Asks for the deletion of the account; it happens after the stated days */
    post: Call<{ 202: Json<ErasureAnswer> }, 400 | 401 | 409 | 419 | 422 | 429, {}, EraseBody>;
    /** Changes one’s mind, until the deletion begins */
    delete: Call<{ 204: Empty }, 401 | 404 | 409 | 419>;
  };
  '/api/privacy/receipts/{protocol}': {
    /** What was deleted, by the number of the receipt; it tells of no person */
    get: Call<{ 200: Json<ErasureReceiptAnswer> }, 404, { path: { protocol: string } }>;
  };
  '/api/events': {
    /** Live events (text/event-stream), replayed after Last-Event-ID */
    get: Call<{ 200: Empty }, never, { query?: { last_event_id?: number } }>;
  };
}
