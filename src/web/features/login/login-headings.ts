import { texts } from '../../texts/en/login.ts';
import type { LoginMode } from './login-mode.ts';

/** Headings by login mode. */
export const HEADINGS: Readonly<Record<LoginMode, { page: string; title: string; about: string }>> = {
  'sign-in': {
    page: texts.heads.signIn.page,
    title: texts.heads.signIn.title,
    about: texts.heads.signIn.about,
  },
  'sign-up': {
    page: texts.heads.signUp.page,
    title: texts.heads.signUp.title,
    about: texts.heads.signUp.about,
  },
  forgot: {
    page: texts.heads.forgot.page,
    title: texts.heads.forgot.title,
    about: texts.heads.forgot.about,
  },
  reset: {
    page: texts.heads.reset.page,
    title: texts.heads.reset.title,
    about: texts.heads.reset.about,
  },
  verify: {
    page: texts.heads.verify.page,
    title: texts.heads.verify.title,
    about: texts.heads.verify.about,
  },
  email: {
    page: texts.heads.email.page,
    title: texts.heads.email.title,
    about: texts.heads.email.about,
  },
};
