import type { Language } from '@semblante/contracts';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { Letter, LetterAction } from './letter-parts.ts';
import { look, styleSheet } from './look.ts';

/** Draws a letter. Tables, inline styles and no pictures: what is left standing in every mail client. */
export function LetterPage({ letter, language }: { letter: Letter; language: Language }) {
  return (
    <Html lang={language.replace('_', '-')}>
      <Head>
        <title>{letter.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Body style={look.body}>
        <Preview>{letter.preview}</Preview>
        <Row className="canvas" style={look.canvas}>
          <Column className="page" style={look.page}>
            <Container style={look.container}>
              <Masthead brand={letter.brand} />
              <Card letter={letter} />
              <Footer lines={letter.footer} />
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

function Masthead({ brand }: { brand: string }) {
  return (
    <Row align="left" width="auto" style={look.header}>
      <Column valign="top" style={look.markCell}>
        <div className="mark-ink" style={look.markInk} />
      </Column>
      <Column valign="bottom" style={look.markCell}>
        <div style={look.markGreen} />
      </Column>
      <Column className="ink" style={look.brand}>
        {brand}
      </Column>
    </Row>
  );
}

function Card({ letter }: { letter: Letter }) {
  return (
    <Row>
      <Column className="card" style={look.card}>
        <Heading className="ink" style={look.title}>
          {letter.title}
        </Heading>
        <Paragraphs texts={[letter.greeting, ...letter.paragraphs]} />
        {letter.action && <Action action={letter.action} />}
        <Paragraphs texts={letter.closing} />
      </Column>
    </Row>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <Text key={text} className="ink-2" style={look.paragraph}>
      {text}
    </Text>
  ));
}

function Action({ action }: { action: LetterAction }) {
  return (
    <>
      <Section style={look.actionRow}>
        <Button className="button" href={action.url} style={look.button}>
          {action.label}
        </Button>
      </Section>
      {action.spelledOut && (
        <Text className="muted" style={look.spelledOut}>
          {action.spelledOut}
          <br />
          <Link className="link" href={action.url} style={look.link}>
            {action.url}
          </Link>
        </Text>
      )}
    </>
  );
}

function Footer({ lines }: { lines: string[] }) {
  return (
    <Row>
      <Column style={look.footerCell}>
        {lines.map((line) => (
          <Text key={line} className="muted" style={look.footer}>
            {line}
          </Text>
        ))}
      </Column>
    </Row>
  );
}
