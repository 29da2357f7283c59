// The libraries of the console with nothing in them: a form that signs in and a screen that asks. What the console's first
// load is compared to; a library that the console takes up or drops is taken up or dropped here.
import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { clsx } from 'clsx';
import ky from 'ky';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const api = ky.create({ prefixUrl: '/api/dashboard', retry: 0 });
const useSession = create(persist<{ token: string }>(() => ({ token: '' }), { name: 'stack' }));
const schema = z.object({ email: z.email(), password: z.string().check(z.minLength(1)) });

function Login() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    mode: 'all',
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const signIn = useMutation({
    mutationFn: (json: z.infer<typeof schema>) => api.post('auth', { json }).json<{ token: string }>(),
    onSuccess: ({ token }) => {
      useSession.setState({ token });
      void navigate({ to: '/dashboard' });
    },
  });
  return (
    <main>
      <h1>Hola, Inicia Sesión</h1>
      <form noValidate onSubmit={handleSubmit((values) => signIn.mutate(values))}>
        <label>
          Usuario <input aria-invalid={!!errors.email} autoComplete="username" {...register('email')} />
        </label>
        <label>
          Contraseña
          <input
            type="password"
            aria-invalid={!!errors.password}
            autoComplete="current-password"
            {...register('password')}
          />
        </label>
        <button type="submit" className={clsx(signIn.isPending && 'busy')}>
          Entrar
        </button>
      </form>
    </main>
  );
}

function Home() {
  const token = useSession((state) => state.token);
  const servers = useQuery({
    queryKey: ['server', token],
    queryFn: () => api.get('server').json<{ name: string }[]>(),
  });
  return <p>{servers.data?.map(({ name }) => name).join(', ')}</p>;
}

const root = createRootRoute({ component: Outlet });
const routes = [
  createRoute({ getParentRoute: () => root, path: '/login', component: Login }),
  createRoute({ getParentRoute: () => root, path: '/dashboard', component: Home }),
];
const router = createRouter({ routeTree: root.addChildren(routes), history: createHashHistory() });

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
