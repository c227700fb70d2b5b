import { Center, chakra } from '@chakra-ui/react';
import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useState } from 'react';
import { useImageFailure } from '../ui/useImageFailure.ts';
import { formMessages } from './messages.ts';
import { type FieldValue, isFile } from './values.ts';

interface PicturePreviewProps {
  /** A newly chosen file, or the URL of the stored picture; empty for none. */
  picture: FieldValue;
  /** The alternative text. */
  label: string;
  /** Its height and width in pixels. */
  size: number;
}

/** The stored or newly chosen picture; a placeholder icon if there is none or it fails to load. */
export function PicturePreview({ picture, label, size }: PicturePreviewProps) {
  const url = useUrl(picture);
  const { failed, fail } = useImageFailure(url);
  return (
    <Center
      flexShrink={0}
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border"
      bg="bg.muted"
      color="fg.muted"
      overflow="hidden"
      css={{ width: `${size}px`, height: `${size}px` }}
    >
      {url && !failed ? (
        <chakra.img src={url} alt={label} boxSize="full" objectFit="cover" onError={fail} />
      ) : (
        <ImageOff size={Math.round(size / 4)} role="img" aria-label={formMessages.picture.none} />
      )}
    </Center>
  );
}

/** Returns the URL of a picture. A local file gets an object URL, which is revoked once the file is no longer shown. */
function useUrl(picture: FieldValue): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isFile(picture)) return;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [picture]);
  return isFile(picture) ? url : typeof picture === 'string' && picture !== '' ? picture : null;
}
