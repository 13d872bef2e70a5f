-- What Lya has asked and waits for stands under one name, told apart by its kind.
UPDATE conversas SET estado = estado - ARRAY['pending', 'choice', 'habit', 'reading', 'offer', 'unnamed']
  || jsonb_build_object('open', CASE
    WHEN estado ? 'reading' THEN estado -> 'reading' || '{"kind": "reading"}'
    WHEN estado ? 'habit' THEN estado -> 'habit' || '{"kind": "habit"}'
    WHEN estado ? 'offer' THEN estado -> 'offer' || '{"kind": "offer"}'
    WHEN estado ? 'choice' THEN estado -> 'choice' || '{"kind": "choice"}'
    WHEN estado ? 'unnamed' THEN estado -> 'unnamed' || '{"kind": "name"}'
    ELSE estado -> 'pending' || '{"kind": "question"}' END)
  WHERE estado ?| ARRAY['pending', 'choice', 'habit', 'reading', 'offer', 'unnamed'];
