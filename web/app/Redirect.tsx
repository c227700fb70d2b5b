import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

/** Leads another spelling of an address to the one that counts; what the address carries stays. */
export function Redirect({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}
