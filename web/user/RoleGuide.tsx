import { chakra } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fold } from '../kit/ui/Fold.tsx';
import { userMessages as messages } from './messages.ts';
import { useGrantableRoles } from './roleChoices.ts';

/** What each role that the user may grant may do, folded away until it is asked for. */
export function RoleGuide() {
  const roles = useGrantableRoles().filter(({ description }) => description);
  if (roles.length === 0) return null;
  return (
    <Fold mt="2">
      <summary>
        <ChevronRight size={16} aria-hidden />
        {messages.roles}
      </summary>
      <chakra.dl
        mt="2"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'max-content 1fr' }}
        columnGap="5"
        rowGap="1"
      >
        {roles.map(({ id, name, description }) => (
          <chakra.div key={id} display="contents">
            <chakra.dt fontWeight="semibold">{name}</chakra.dt>
            <chakra.dd color="fg.muted">{description}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Fold>
  );
}
