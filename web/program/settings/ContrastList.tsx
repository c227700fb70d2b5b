import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ProgramPalette } from '../../theme/programColors.ts';
import { contrastsOf, LEAST } from './contrast.ts';
import { settingsMessages as messages } from './messages.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** The contrast of all text in a program's colors, and how it was corrected. */
export function ContrastList({ palette }: { palette: ProgramPalette | null }) {
  const contrasts = contrastsOf(palette);
  const readable = contrasts.filter(({ ratio }) => ratio >= LEAST).length;
  return (
    <Box as="section" aria-label={messages.contrastTitle}>
      <SectionHeading title={messages.contrastTitle} hint={messages.contrastHint}>
        <Flex as="span" align="center" gap="1.5" color="fg.success" fontWeight="medium" role="status">
          <CircleCheck size={15} aria-hidden />
          {messages.readable(readable, contrasts.length)}
        </Flex>
      </SectionHeading>
      <Box as="ul" listStyleType="none">
        {contrasts.map(({ label, text, ground, ratio, note }) => (
          <Row key={label}>
            <Sample style={{ background: ground, color: text }} aria-hidden>
              Aa
            </Sample>
            <Text as="span">{label}</Text>
            <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" textAlign="end">
              {messages.ratio(ratio)}
            </Text>
            <Box as="span" color="fg.success" display="inline-flex">
              {ratio >= LEAST && <Check size={15} aria-hidden />}
            </Box>
            <Text as="span" color="fg.muted" css={{ '@container (max-width: 440px)': { gridColumn: '2 / -1' } }}>
              {note}
            </Text>
          </Row>
        ))}
      </Box>
      <Text mt="3" px="3" py="2" bg="bg.muted" borderRadius="l2" textStyle="xs" color="fg.muted">
        {messages.workedOut}
      </Text>
    </Box>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '34px minmax(0, 1fr) 56px 16px minmax(0, 1fr)',
    '@container (max-width: 440px)': { gridTemplateColumns: '34px minmax(0, 1fr) 56px 16px' },
    alignItems: 'center',
    columnGap: '3',
    minH: '40px',
    py: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border',
    textStyle: 'xs',
  },
});

const Sample = chakra('span', {
  base: {
    px: '1.5',
    lineHeight: '22px',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border',
    fontWeight: 'semibold',
    textAlign: 'center',
  },
});
