import { Link } from '@chakra-ui/react';

/** A website as a link that opens in a new tab; text that is not a website stays text. */
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
 * Returns the URL of the website that a text names; a missing scheme means https. Null for any scheme but http and https
 * (a `javascript:` URL would run), and for text that is not a URL.
 */
export function websiteAddress(text: string): string | null {
  const named = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(named)) return null;
  const { protocol, hostname, href } = new URL(named);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}
