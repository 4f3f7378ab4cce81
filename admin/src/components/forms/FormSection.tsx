import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Avatar, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';

interface FormSectionProps {
  /** The field in which its fields are, or one of them. */
  name: string;
  title: string;
  /** What is in it, while it is closed: "20 images". */
  summary?: string | undefined;
  /** The address of a picture beside its title. */
  picture?: string | undefined;
  /** @default 'h2' */
  heading?: 'h2' | 'h3';
  /** @default open */
  startsOpen?: boolean;
  children: ReactNode;
}

const invalid = '[aria-invalid="true"]';

/** A part of a long form that folds. What is wrong in it opens it, and takes the focus unless another wrong field has it. */
export function FormSection(props: FormSectionProps) {
  const { name, title, summary, picture, heading = 'h2', startsOpen = true, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const fields = useRef<HTMLDivElement>(null);
  const { errors } = useFormState();
  // It stays open when the problem is mended: whoever mends it is still typing.
  if (get(errors, name) !== undefined && !isOpen) setOpen(true);

  // What is closed is hidden, and takes no focus.
  const handleOpened = () => {
    if (document.activeElement?.matches(invalid)) return;
    fields.current?.querySelector<HTMLElement>(invalid)?.focus();
  };

  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, opened) => setOpen(opened)}
      // Two items may have one name, two landmarks may not.
      slotProps={{
        heading: { component: heading },
        region: heading === 'h3' ? { role: 'presentation' } : {},
        transition: { onEntered: handleOpened },
      }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} id={`${name}-head`} aria-controls={`${name}-fields`}>
        {picture !== undefined && (
          <Avatar src={picture} alt="" variant="rounded" sx={{ alignSelf: 'center' }} />
        )}
        <Typography component="span" variant={heading}>
          {title}
        </Typography>
        {!isOpen && summary && (
          <Typography component="span" variant="body2" color="textSecondary">
            {summary}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails ref={fields}>{children}</AccordionDetails>
    </Accordion>
  );
}
