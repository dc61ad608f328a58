export { useWelcome } from './welcome-calls.ts';
export { WelcomeOffer } from './welcome-offer.tsx';
