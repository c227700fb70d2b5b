import { Center, chakra } from '@chakra-ui/react';
import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useState } from 'react';
import { formMessages } from './messages.ts';
import { type FieldValue, isFile } from './values.ts';

interface PicturePreviewProps {
  /** A file that was just chosen, or the address of what is stored; empty for none. */
  picture: FieldValue;
  /** What it is a picture of. */
  label: string;
  /** Its height and width in pixels. */
  size: number;
}

/** A picture as it is or will be; a quiet sign where there is none, or none that can be shown. */
export function PicturePreview({ picture, label, size }: PicturePreviewProps) {
  const url = useUrl(picture);
  const [failed, setFailed] = useState<string | null>(null);
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
      {url && failed !== url ? (
        <chakra.img src={url} alt={label} boxSize="full" objectFit="cover" onError={() => setFailed(url)} />
      ) : (
        <ImageOff size={Math.round(size / 4)} role="img" aria-label={formMessages.picture.none} />
      )}
    </Center>
  );
}

/** Where the page finds a picture: a file of this device gets an address that lives as long as it is shown. */
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
