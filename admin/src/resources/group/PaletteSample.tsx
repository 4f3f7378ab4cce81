import { styled } from '@mui/material/styles';
import { themeNames } from '@year-group/api-types/group/colours';
import type { Palette } from '@year-group/api-types/group/group';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { font, radius, size, space, text, weight } = tokens;

const Samples = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: space['4'],
});
const Sample = styled('figure')({
  margin: 0,
  borderRadius: radius.medium,
  overflow: 'hidden',
  '& > *': { padding: space['4'] },
});
const Title = styled('p')({ margin: 0, fontFamily: font.title, fontSize: text.lg, fontWeight: weight.title });
const Pill = styled('span')({
  display: 'inline-block',
  marginInlineEnd: space['2'],
  padding: `${space['1']} ${space['3']}`,
  borderRadius: radius.small,
  fontWeight: weight.strong,
});

/** A header, a text, a button and a badge in both themes. Nothing in it can be pressed. */
export function PaletteSample({ palette }: { palette: Palette }) {
  const { night } = palette;
  return (
    <Samples>
      {themeNames.map((theme) => {
        const color = palette[theme];
        return (
          <Sample key={theme} style={{ border: `${size.hairline} solid ${color.line}` }}>
            <div style={{ background: night.ground, color: night.ink }}>
              <Title>On {theme === 'light' ? 'light' : 'dark'} screens</Title>
              <span style={{ color: night.gold }}>A header of the website</span>
            </div>
            <div style={{ background: color.paper, color: color.ink }}>
              <p style={{ marginBlockStart: 0 }}>
                A text with <span style={{ color: color.brand, textDecoration: 'underline' }}>a link</span>.
              </p>
              <Pill style={{ background: color.brandFill, color: color.onBrand }}>Button</Pill>
              <Pill style={{ background: color.gold, color: color.onGold }}>Badge</Pill>
            </div>
          </Sample>
        );
      })}
    </Samples>
  );
}
