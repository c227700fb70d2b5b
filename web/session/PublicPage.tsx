import { Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pageLanguages } from '../base/language.ts';
import { Page } from '../kit/record/Page.tsx';
import { Logo } from '../shell/Logo.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';

interface PublicPageProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** A page for signed-out users: the product's name, the page's purpose, and its form. */
export function PublicPage({ title, subtitle, children }: PublicPageProps) {
  return (
    <Flex direction="column" minH="100dvh" align="center" px="4" py="8" gap="8" bg="bg.subtle">
      <Page title={title} />
      <Stack as="main" w="full" maxW="380px" gap="5" my="auto">
        <Logo size={28} />
        <Stack gap="1">
          <Heading as="h1" textStyle="2xl" fontWeight="bold" letterSpacing="tight">
            {title}
          </Heading>
          <Text color="fg.muted">{subtitle}</Text>
        </Stack>
        {children}
      </Stack>
      {pageLanguages().length > 1 && <LanguageChooser />}
    </Flex>
  );
}

/** A link from one of these pages to another. */
export function PublicLink({ to, children }: { to: string; children: string }) {
  return (
    <Link asChild color="program.fg" fontWeight="semibold" alignSelf="start" minH="6">
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}
