export { ContactForm } from './contact-form.tsx';
export { useAnswerDays } from './use-answer-days.ts';
