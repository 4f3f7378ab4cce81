import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, Stack } from '@mui/material';
import { isPhone, lookupPhone } from '@year-group/api-types/common/phone';

const elsewhere = { target: '_blank', rel: 'noreferrer' } as const;

interface ContactLinksProps {
  name: string;
  email: string;
  phone: string;
}

/** Links to phone, e-mail and WhatsApp; none to what is no number or address. */
export function ContactLinks({ name, email, phone }: ContactLinksProps) {
  const number = lookupPhone(phone);
  const canBeCalled = isPhone(number);
  const linkTo = (label: string, Icon: typeof CallIcon, href: string) => ({
    children: label,
    startIcon: <Icon />,
    'aria-label': `${label} ${name}`,
    href,
  });
  return (
    <Stack direction="row" sx={links}>
      {canBeCalled && <Button variant="outlined" {...linkTo('Call', CallIcon, `tel:${number}`)} />}
      {email.includes('@') && <Button variant="outlined" {...linkTo('Mail', MailIcon, `mailto:${email}`)} />}
      {canBeCalled && (
        <Button
          variant="outlined"
          {...linkTo('WhatsApp', WhatsAppIcon, `https://wa.me/${number.slice(1)}`)}
          {...elsewhere}
        />
      )}
    </Stack>
  );
}

// Three of them fit side by side on a phone.
const links = { flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { px: 1.5 } };
