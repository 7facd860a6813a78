interface HeadlineProps {
  text: string;
  /** The part of it that is set in italics. */
  italic: string;
}

/** The text of a heading, with a few words in italics. */
export function Headline({ text, italic }: HeadlineProps) {
  const [before, after] = text.split(italic);
  return (
    <>
      {before}
      <em>{italic}</em>
      {after}
    </>
  );
}
