import { accessRoles } from '@semblante/contracts';
import type { TextKey } from '@semblante/i18n';
import type { TextBundle } from '@semblante/i18n/load';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { needTexts } from '../lib/i18n.ts';
import { pathTo, type RouteName, routePaths } from '../navigation/route-names.ts';
import { ErrorPage } from './error-page.tsx';
import { Root } from './root.tsx';
import type { RouteHandle } from './route-handle.ts';
import { homeLoader, loginLoader, privateLoader, redirectLoader, settingsLoader } from './route-loaders.ts';
import { Waiting } from './waiting.tsx';

type PageFile = () => Promise<{ Component: ComponentType } | undefined>;

interface Page {
  title: Extract<TextKey, `shell.titles.${string}`> extends `shell.titles.${infer Title}` ? Title : never;
  file: PageFile;
  texts?: TextBundle;
  loader?: RouteObject['loader'];
}

/**
 * Of a file that is gone nothing comes: `reloadForNewVersion` is loading the whole page anew, and until then this one
 * stays.
 */
const never = new Promise<{ Component: ComponentType }>(() => undefined);

/** A route's code and texts arrive together, while its guard runs. */
function page(name: RouteName | '*', { title, file, texts, loader }: Page): RouteObject {
  return {
    path: name === '*' ? '*' : routePaths[name],
    handle: { titleKey: `shell.titles.${title}` } satisfies RouteHandle,
    ...(loader && { loader }),
    lazy: async () => {
      const [loaded] = await Promise.all([file(), texts === undefined ? undefined : needTexts(texts)]);
      return { Component: (loaded ?? (await never)).Component };
    },
  };
}

const forUser = privateLoader({ roles: accessRoles.user });
const forVerifiedUser = privateLoader({ roles: accessRoles.user, irrestrict: true });
const forStaff = privateLoader({ roles: accessRoles.staff });
const forModeration = privateLoader({ roles: accessRoles.moderation });
const forAdmin = privateLoader({ roles: accessRoles.admin });
const forEnrolment = privateLoader({ roles: accessRoles.staff, enrols: true });

const entrances: RouteObject[] = [
  { index: true, loader: redirectLoader(pathTo('Login')) },
  { path: '/user', loader: redirectLoader(pathTo('user.dashboard')) },
  { path: '/staff', loader: redirectLoader(pathTo('staff.dashboard')) },
  page('Login', { title: 'login', file: () => import('../areas/public/login-page.tsx'), loader: loginLoader('Login') }),
  page('staff.login', {
    title: 'staff_login',
    file: () => import('../areas/public/staff-login-page.tsx'),
    loader: loginLoader('staff.login'),
  }),
  page('Register', { title: 'register', file: () => import('../areas/public/register-page.tsx') }),
  page('EmailChange', { title: 'email_change', file: () => import('../areas/public/email-change-page.tsx') }),
  page('Openid', { title: 'openid', file: () => import('../areas/public/openid-page.tsx') }),
  page('PasswordReset', { title: 'password_reset', file: () => import('../areas/public/password-reset-page.tsx') }),
];

const publicPages: RouteObject[] = [
  page('Home', {
    title: 'home',
    texts: 'public',
    file: () => import('../areas/public/home-page.tsx'),
    loader: homeLoader,
  }),
  page('terms', { title: 'terms', texts: 'legal', file: () => import('../areas/public/terms-page.tsx') }),
  page('privacy', { title: 'privacy', texts: 'legal', file: () => import('../areas/public/privacy-page.tsx') }),
  page('privacy.receipt', {
    title: 'receipt',
    texts: 'user',
    file: () => import('../areas/public/erasure-receipt-page.tsx'),
  }),
  page('report', { title: 'report', texts: 'public', file: () => import('../areas/public/report-page.tsx') }),
  page('verify', { title: 'verify', texts: 'public', file: () => import('../areas/public/verify-page.tsx') }),
  page('help', { title: 'help', texts: 'public', file: () => import('../areas/public/help-page.tsx') }),
  page('contact', { title: 'contact', texts: 'public', file: () => import('../areas/public/contact-page.tsx') }),
  page('kit', { title: 'kit', texts: 'kit', file: () => import('../areas/public/kit/kit-page.tsx') }),
  page('*', { title: 'not_found', file: () => import('./not-found-page.tsx') }),
];

function userPage(name: RouteName, of: Omit<Page, 'texts'>): RouteObject {
  return page(name, { loader: forUser, ...of, texts: 'user' });
}

const userPages: RouteObject[] = [
  userPage('user.dashboard', { title: 'dashboard', file: () => import('../areas/user/dashboard-page.tsx') }),
  userPage('user.perfil', { title: 'profile', file: () => import('../areas/user/profile-page.tsx') }),
  userPage('user.sessions', { title: 'sessions', file: () => import('../areas/user/sessions-page.tsx') }),
  userPage('user.secondFactor', { title: 'second_factor', file: () => import('../areas/user/second-factor-page.tsx') }),
  userPage('user.faceswap', { title: 'faceswap', file: () => import('../areas/user/faceswap-page.tsx') }),
  userPage('user.catalog', {
    title: 'catalog',
    file: () => import('../areas/user/catalog-page.tsx'),
    loader: forVerifiedUser,
  }),
  userPage('user.catalog.clip', {
    title: 'catalog_clip',
    file: () => import('../areas/user/catalog-clip-page.tsx'),
    loader: forVerifiedUser,
  }),
  userPage('user.modifyImages', { title: 'cut_out', file: () => import('../areas/user/modify-images-page.tsx') }),
  userPage('user.enhance', { title: 'enhance', file: () => import('../areas/user/enhance-page.tsx') }),
  userPage('user.receipts', { title: 'receipt', file: () => import('../areas/user/receipt-page.tsx') }),
  userPage('user.credits', { title: 'credits', file: () => import('../areas/user/credits-page.tsx') }),
];

function staffPage(name: RouteName, of: Omit<Page, 'texts'>): RouteObject {
  return page(name, { loader: forStaff, ...of, texts: 'staff' });
}

const staffPages: RouteObject[] = [
  staffPage('staff.dashboard', { title: 'staff_dashboard', file: () => import('../areas/staff/dashboard-page.tsx') }),
  staffPage('staff.users', {
    title: 'staff_users',
    file: () => import('../areas/staff/users-page.tsx'),
    loader: forModeration,
  }),
  staffPage('staff.users.detail', {
    title: 'staff_user',
    file: () => import('../areas/staff/user-detail-page.tsx'),
    loader: forModeration,
  }),
  staffPage('staff.videos', { title: 'staff_videos', file: () => import('../areas/staff/videos-page.tsx') }),
  staffPage('staff.videos.add', { title: 'staff_video_add', file: () => import('../areas/staff/video-add-page.tsx') }),
  staffPage('staff.videos.detail', { title: 'staff_video', file: () => import('../areas/staff/video-page.tsx') }),
  staffPage('staff.sells', {
    title: 'staff_sales',
    file: () => import('../areas/staff/sales-page.tsx'),
    loader: forModeration,
  }),
  staffPage('staff.review', {
    title: 'staff_review',
    file: () => import('../areas/staff/review-page.tsx'),
    loader: forModeration,
  }),
  staffPage('staff.work', { title: 'staff_work', file: () => import('../areas/staff/work-page.tsx') }),
  staffPage('staff.approvals', {
    title: 'staff_approvals',
    file: () => import('../areas/staff/approvals-page.tsx'),
    loader: forAdmin,
  }),
  staffPage('staff.verifications', {
    title: 'staff_verifications',
    file: () => import('../areas/staff/verifications-page.tsx'),
    loader: forModeration,
  }),
  staffPage('staff.packages', {
    title: 'staff_packages',
    file: () => import('../areas/staff/packages-page.tsx'),
    loader: forAdmin,
  }),
  staffPage('staff.audit', {
    title: 'staff_audit',
    file: () => import('../areas/staff/audit-page.tsx'),
    loader: forAdmin,
  }),
  staffPage('staff.secondFactor', {
    title: 'second_factor',
    file: () => import('../areas/staff/second-factor-page.tsx'),
    loader: forEnrolment,
  }),
  staffPage('staff.myData', { title: 'staff_my_data', file: () => import('../areas/staff/my-data-page.tsx') }),
];

/** A page that breaks leaves the frame around it standing. */
function framed(frame: PageFile, children: RouteObject[]): RouteObject {
  return {
    lazy: async () => ({ Component: ((await frame()) ?? (await never)).Component }),
    children: [{ ErrorBoundary: ErrorPage, children }],
  };
}

export function createAppRouter() {
  return createBrowserRouter([
    {
      path: '/',
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Waiting,
      loader: settingsLoader,
      children: [
        ...entrances,
        framed(() => import('./shell-layout.tsx'), [...publicPages, ...userPages]),
        framed(() => import('./staff-layout.tsx'), staffPages),
      ],
    },
  ]);
}

/** Once the first page's code, its texts and its guard's answer are there. */
export async function untilLoaded(router: ReturnType<typeof createAppRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
