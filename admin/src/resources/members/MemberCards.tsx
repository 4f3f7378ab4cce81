import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/dates';
import type { Member } from '@year-group/api-types/member';
import { formatPhone } from '@year-group/api-types/phone';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useListContext } from 'react-admin';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { CardList, ListCard } from '#components/lists/CardList.tsx';
import { DeleteRowButton } from '#components/lists/RowButtons.tsx';
import { MemberLink } from './MemberLink.tsx';

// Outlined buttons align with the text by their edge, not by their label.
const Reach = styled('div')({ inlineSize: '100%', marginInline: tokens.space['3'] });

/** The members as cards with contact links, for a phone. */
export function MemberCards() {
  const { data = [] } = useListContext<Member>();
  return (
    <CardList>
      {data.map((member) => {
        const { id, fullName, email, phone, houseAtPresec, registeredAt } = member;
        return (
          <ListCard
            key={id}
            row={member}
            actions={
              <>
                <Reach>
                  <ContactLinks name={fullName} email={email} phone={phone} />
                </Reach>
                <DeleteRowButton row={member} isLabelled />
              </>
            }
          >
            <Typography variant="overline" color="textSecondary">
              {houseAtPresec || 'N/A'}
            </Typography>
            <Typography variant="h3" component="h2">
              <MemberLink member={member} />
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {email}
              <br />
              {formatPhone(phone)}
            </Typography>
            <Typography variant="body2" color="textSecondary" component="time" dateTime={registeredAt}>
              {formatLongDate(registeredAt)}
            </Typography>
          </ListCard>
        );
      })}
    </CardList>
  );
}
