import { type LinkProps, Link, NavLink, useNavigate } from 'react-router';
import { pathTo, type RouteName, type RouteParams } from './route-names.ts';

interface AppLinkProps extends Omit<LinkProps, 'to'> {
  to: RouteName;
  params?: RouteParams;
  query?: RouteParams;
  /** Part of a navigation: marks itself as the current page. */
  nav?: boolean;
}

export function AppLink({ to, params, query, nav = false, ...rest }: AppLinkProps) {
  const path = pathTo(to, params, query);
  return nav ? <NavLink {...rest} to={path} /> : <Link {...rest} to={path} />;
}

export function useGoTo() {
  const navigate = useNavigate();
  return (to: RouteName, params?: RouteParams, options?: { replace?: boolean }) =>
    navigate(pathTo(to, params), options);
}
