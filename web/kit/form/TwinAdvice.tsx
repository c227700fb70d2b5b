import { Box, Link, VisuallyHidden } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useDebounced } from '../../base/useDebounced.ts';
import { useLikelyTwinsQuery } from '../../generated/operations.ts';
import { asChoice, useForm, useFormContent } from './formContext.ts';
import { formMessages as messages } from './messages.ts';
import type { TwinSearch } from './twins.ts';
import { valueAt } from './values.ts';

/** The pause in typing before the server is asked. */
const REST_MS = 400;
/** Shorter texts are not compared: too many records begin as they do. */
const SHORTEST = 3;
/** The field of forms whose record can belong to another organization than the user's. */
const ORGANIZATION = 'organizationId';

/**
 * The records that the new one of the surrounding form is likely a second of, each with a link. It is advice: it neither
 * blocks saving nor says anything if the question fails.
 */
export function TwinAdvice({ twins }: { twins: TwinSearch }) {
  const { editing, isNew } = useForm();
  return editing && isNew ? <Found twins={twins} /> : null;
}

function Found({ twins: { type, texts, to } }: { twins: TwinSearch }) {
  const { look } = useForm();
  const { values } = useFormContent();
  const organizationId = asChoice(valueAt(values, ORGANIZATION))?.id ?? null;
  const isUndecided = organizationId === null && Boolean(look(ORGANIZATION));
  const written = texts(values)
    .map((text) => text.trim())
    .filter((text) => text.length >= SHORTEST);
  const rested = useDebounced(JSON.stringify(written), REST_MS);
  const variables = useMemo(
    () => ({ type, texts: JSON.parse(rested) as string[], organizationId }),
    [type, rested, organizationId],
  );
  const isSilent = variables.texts.length === 0 || isUndecided;
  const { data } = useLikelyTwinsQuery({
    variables,
    skip: isSilent,
    fetchPolicy: 'network-only',
  });
  const found = isSilent ? [] : (data?.likelyTwins ?? []);
  return (
    <Box role="status" mt={found.length > 0 ? '1' : '0'} textStyle="xs" color="fg.warning">
      {found.map(({ id, label, programName }) => (
        <Box key={id} overflowWrap="anywhere">
          <Link href={to(id)} target="_blank" rel="noopener" color="fg.warning" textDecoration="underline">
            {programName ? messages.twinIn(label, programName) : messages.twin(label)}
            <VisuallyHidden> ({messages.twinTab})</VisuallyHidden>
          </Link>
        </Box>
      ))}
    </Box>
  );
}
