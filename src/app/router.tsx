import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { type ACCESS, APP_PATHS, type AppPath } from '~/session/access';
import { searchCodec, validateSearch } from '~/shared/address/search-params';
import { guardGuest, guardHome, guardScreen, guardUnknown } from './guards';
import { connection, importChunk } from './import-chunk';
import { LoginPlace, NotFoundScreen, PendingScreen, RootLayout, ScreenError } from './root-layout';
import { screenOf, UnknownScreen } from './screens';

const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundScreen, validateSearch });

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: guardHome,
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: ({ search }) => guardGuest(search),
  component: LoginPlace,
});

/** Layout of everything behind the guards; its code, and the query client, load after sign-in. */
const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  component: lazyRouteComponent(() => importChunk(() => import('./session-layout')), 'SessionLayout'),
});

function screenRoute<const Path extends AppPath>(path: Path) {
  return createRoute({
    getParentRoute: () => sessionRoute,
    path,
    beforeLoad: ({ location }) => guardScreen(path, location),
    component: screenOf(path),
    // Its errors go up to the boundary of the layout, which keeps menu and top bar and is reset by another path.
    errorComponent: false,
  });
}

const screenRoutes = Object.fromEntries(APP_PATHS.map((path) => [path, screenRoute(path)])) as {
  [Path in keyof typeof ACCESS]: ReturnType<typeof screenRoute<Path>>;
};

const unknownRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '$',
  beforeLoad: guardUnknown,
  component: UnknownScreen,
  errorComponent: false,
});

/** The vocabulary of transactions, to be looked at while developing; a build does not contain it. */
const galleryRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => sessionRoute,
        path: '/vocabulario',
        component: lazyRouteComponent(() => import('~/features/transactions/codes/gallery-screen'), 'GalleryScreen'),
      }),
    ]
  : [];

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  sessionRoute.addChildren([...Object.values(screenRoutes), ...galleryRoutes, unknownRoute]),
]);

/** The console's router. */
export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  ...searchCodec,
  search: { strict: true },
  notFoundMode: 'root',
  // The code of a screen is on its way once somebody means a link to it.
  defaultPreload: connection?.saveData ? false : 'intent',
  defaultPendingComponent: PendingScreen,
  // Until then the screen before stays.
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
});

export function App() {
  // The router hears of the address once it is drawn: one that has changed since its first load began waits until then.
  useLayoutEffect(() => {
    router.updateLatestLocation();
    if (router.latestLocation.href !== router.state.location.href) void router.load();
  }, []);
  return <RouterProvider router={router} />;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The path that a role redirect refused; the dashboard names its screen (spec 2.6). */
    denied?: AppPath;
  }
}
