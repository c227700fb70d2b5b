import { Link } from '@chakra-ui/react';

/** A website to read, as a link in a tab of its own; a text that names none stays text. */
export function WebsiteLink({ text }: { text: string }) {
  const address = websiteAddress(text);
  if (address === null) return text;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" color="program.fg">
      {text}
    </Link>
  );
}

/**
 * The address of the website that a text names: without a scheme it is one of https. Null for any scheme but http and
 * https (a `javascript:` address would run), and for what is no address.
 */
export function websiteAddress(text: string): string | null {
  const named = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(named)) return null;
  const { protocol, hostname, href } = new URL(named);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}
