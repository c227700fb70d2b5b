import { HStack, IconButton } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { lazyComponent } from '../base/lazyComponent.ts';
import { formMessages } from '../kit/form/messages.ts';
import { FileCell } from '../kit/list/Cells.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { documentMessages as messages } from './messages.ts';

const DocumentPreview = lazyComponent(async () => (await import('./DocumentPreview.tsx')).DocumentPreview);

interface DocumentFileLinkProps {
  file: {
    fileName: string | null;
    url: string | null;
    contentType: string | null;
    /** In bytes. */
    size?: number | null;
  } | null;
}

/** The image types that every browser renders. */
const PICTURES = /^image\/(png|jpeg|gif|webp|bmp|avif)$/;

/** The file of a document: its name downloads it; the eye previews it if the browser can. */
export function DocumentFileLink({ file }: DocumentFileLinkProps) {
  const [open, setOpen] = useState(false);
  const { fileName = null, url = null, contentType = null, size = null } = file ?? {};
  const kind = kindOf(contentType);
  if (fileName === null || url === null) return <FileCell name={null} url={null} />;
  return (
    <HStack gap="1" minW="0">
      {kind && (
        <Tip text={messages.preview(fileName)}>
          <IconButton
            variant="ghost"
            size="xs"
            ms="-1.5"
            aria-label={messages.preview(fileName)}
            onClick={() => setOpen(true)}
          >
            <Eye aria-hidden />
          </IconButton>
        </Tip>
      )}
      <FileCell name={fileName} url={url} hint={size === null ? null : formMessages.file.sizeOf(size)} />
      {open && kind && <DocumentPreview name={fileName} url={url} kind={kind} onClose={() => setOpen(false)} />}
    </HStack>
  );
}

function kindOf(contentType: string | null): 'picture' | 'pdf' | null {
  if (contentType === null) return null;
  if (PICTURES.test(contentType)) return 'picture';
  // Phones have no built-in PDF viewer: there, the file is only downloaded.
  return contentType === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : null;
}
