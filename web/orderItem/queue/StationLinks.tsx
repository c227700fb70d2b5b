import { chakra, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Station } from './stations.ts';

/** Where items wait, one after another: links for those who may work there. */
export function StationLinks({ stations, children }: { stations: readonly Station[]; children?: ReactNode }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1" listStyleType="none" textStyle="xs">
      {stations.map(({ id, text, to }) => (
        <li key={id}>
          {to === null ? (
            text
          ) : (
            <Link asChild color="program.fg" textDecoration="underline" textUnderlineOffset="3px">
              <RouterLink to={to}>{text}</RouterLink>
            </Link>
          )}
        </li>
      ))}
      {children}
    </chakra.ul>
  );
}
