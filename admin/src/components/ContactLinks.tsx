import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, Stack } from '@mui/material';
import { isPhone, lookupPhone } from '@year-group/api-types/common/phone';
import { mailLink } from '@year-group/api-types/common/rules';
import { whatsAppLink } from '#lib/whatsApp.ts';

interface ContactLinksProps {
  name: string;
  email: string;
  phone: string;
}

/** Links to phone, e-mail and WhatsApp; none to what is no number or address. */
export function ContactLinks({ name, email, phone }: ContactLinksProps) {
  const number = lookupPhone(phone);
  const linkTo = (label: string, Icon: typeof CallIcon, link: { href: string }) => (
    <Button variant="outlined" startIcon={<Icon />} aria-label={`${label} ${name}`} {...link}>
      {label}
    </Button>
  );
  // Three of them fit side by side on a phone.
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { px: 1.5 } }}>
      {isPhone(number) && linkTo('Call', CallIcon, { href: `tel:${number}` })}
      {email.includes('@') && linkTo('Mail', MailIcon, { href: mailLink(email) })}
      {isPhone(number) && linkTo('WhatsApp', WhatsAppIcon, whatsAppLink({ phone: number }))}
    </Stack>
  );
}
