import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { isPhone, lookupPhone } from '@year-group/api-types/phone';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { space } = tokens;

const Links = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  margin: 0,
  // Three of them fit side by side on a phone.
  '& .MuiButton-root': { paddingInline: space['3'] },
});

interface ContactLinksProps {
  name: string;
  email: string;
  phone: string;
}

/** Links to phone, e-mail and WhatsApp. */
export function ContactLinks({ name, email, phone }: ContactLinksProps) {
  const number = lookupPhone(phone);
  const canBeCalled = isPhone(number);
  const elsewhere = { target: '_blank', rel: 'noreferrer' } as const;
  return (
    <Links>
      {canBeCalled && (
        <Button
          variant="outlined"
          startIcon={<CallIcon />}
          href={`tel:${number}`}
          aria-label={`Call ${name}`}
        >
          Call
        </Button>
      )}
      {email && (
        <Button
          variant="outlined"
          startIcon={<MailIcon />}
          href={`mailto:${email}`}
          aria-label={`Mail ${name}`}
        >
          Mail
        </Button>
      )}
      {canBeCalled && (
        <Button
          variant="outlined"
          startIcon={<WhatsAppIcon />}
          href={`https://wa.me/${number.slice(1)}`}
          aria-label={`WhatsApp ${name}`}
          {...elsewhere}
        >
          WhatsApp
        </Button>
      )}
    </Links>
  );
}
