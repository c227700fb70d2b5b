import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

/** Redirects an alternative spelling of an address to the canonical one; parameters, query and hash are kept. */
export function Redirect({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}
